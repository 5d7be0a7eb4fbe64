import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { planOf } from '#server/features/accounts/people/plan'
import { AppError } from '#server/platform/errors'
import { limits } from '#shared/rules/limits'

/** Bytes that this user's pictures may take. */
export function mediaSpace(ctx: Context, actor: Actor): number {
  return planOf(ctx.config, actor.holder).hasPro ? limits.mediaBytesPro : limits.mediaBytesTrial
}

export function mediaSpaceExceeded(ctx: Context, actor: Actor): AppError {
  return new AppError('quota_exceeded', planOf(ctx.config, actor.holder).hasPro ? 'proSpaceUsed' : 'trialSpaceUsed')
}
