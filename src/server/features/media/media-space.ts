import type { User } from '#server/features/accounts/user'
import { AppError } from '#server/platform/errors'
import { limits } from '#shared/rules/limits'
import { isPro } from '#shared/rules/plans'

/** Bytes that this user's pictures may take. */
export function mediaSpace(user: User): number {
  return hasLargeSpace(user) ? limits.mediaBytesPro : limits.mediaBytesTrial
}

export function spaceUsedUp(user: User): AppError {
  return new AppError('quota_exceeded', hasLargeSpace(user) ? 'proSpaceUsed' : 'trialSpaceUsed')
}

function hasLargeSpace(user: User): boolean {
  return user.role === 'admin' || isPro(user)
}
