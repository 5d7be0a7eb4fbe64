import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { homeOf } from '#server/features/accounts/teams/address-in'
import type { WallTime } from '#shared/time/wall-time'

/** Addresses in the app of what a tool answers. */

/** @param planAt opens the window that plans the post, with this time filled in */
export function addressOfPost(ctx: Context, actor: Actor, postId: string, planAt?: WallTime): string {
  const query = new URLSearchParams({ post: postId, ...(planAt !== undefined && { plan: planAt }) })
  return `${homeOf(ctx, actor.team)}/generate?${query}`
}

export function addressOfVisual(ctx: Context, actor: Actor, visualId: string): string {
  return `${homeOf(ctx, actor.team)}/visual-editor?${new URLSearchParams({ visual: visualId })}`
}
