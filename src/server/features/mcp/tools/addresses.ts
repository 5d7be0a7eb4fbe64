import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import type { WallTime } from '#shared/time/wall-time'

/** Addresses at which people see in the app what a tool tells of. */

/** @param planAt opens the window that plans the post, with this time filled in */
export function addressOfPost(ctx: Context, actor: Actor, postId: string, planAt?: WallTime): string {
  const query = new URLSearchParams({ post: postId, ...(planAt !== undefined && { plan: planAt }) })
  return `${homeOf(ctx, actor)}/generate?${query}`
}

export function addressOfVisual(ctx: Context, actor: Actor, visualId: string): string {
  return `${homeOf(ctx, actor)}/visual-editor?${new URLSearchParams({ visual: visualId })}`
}

function homeOf({ config }: Context, { team }: Actor): string {
  return `${config.http.publicUrl}${team ? `/w/${team.slug}` : ''}`
}
