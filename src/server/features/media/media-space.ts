import type { Context } from '#server/context/context'
import { planOf } from '#server/features/accounts/plan'
import type { User } from '#server/features/accounts/user'
import { AppError } from '#server/platform/errors'
import { limits } from '#shared/rules/limits'

/** Bytes that this user's pictures may take. */
export function mediaSpace(ctx: Context, user: User): number {
  return planOf(ctx.config, user).hasPro ? limits.mediaBytesPro : limits.mediaBytesTrial
}

export function mediaSpaceExceeded(ctx: Context, user: User): AppError {
  return new AppError('quota_exceeded', planOf(ctx.config, user).hasPro ? 'proSpaceUsed' : 'trialSpaceUsed')
}
