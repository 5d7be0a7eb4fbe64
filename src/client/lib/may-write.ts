import type { Answer } from '#shared/contract/contract'

/** Whether someone may write posts where they are: everyone at home, and in a team all but its guests. */
export function mayWrite(user: Pick<Answer<'getUser'>, 'team'> | null | undefined): boolean {
  return user?.team?.permissions.includes('posts.write') ?? true
}
