import type { RouteName } from '#shared/contract/pages'
import { type User, useUser } from './user.ts'

/** Whether someone may write posts where they are: everyone at home, and in a team all but its guests. */
export function mayWrite(user: Pick<User, 'team'> | null): boolean {
  return user?.team?.permissions.includes('posts.write') ?? true
}

export function useMayWrite(): boolean {
  return mayWrite(useUser().user)
}

/** Whether menus show a page. The generator and the visual editor are shown only to people who may write. */
export function isPageOffered(name: RouteName, user: Pick<User, 'team'> | null): boolean {
  return mayWrite(user) || (name !== 'generate' && name !== 'visualEditor')
}
