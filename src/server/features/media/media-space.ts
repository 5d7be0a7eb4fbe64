import type { User } from '#server/features/accounts/user'
import { AppError } from '#server/platform/errors'
import { limits } from '#shared/rules/limits'
import { isPro } from '#shared/rules/plans'

/** Bytes that this user's pictures may take. */
export function mediaSpace(user: User): number {
  return hasLargeSpace(user) ? limits.mediaBytesPro : limits.mediaBytesTrial
}

export function spaceUsedUp(user: User): AppError {
  const sentence = hasLargeSpace(user)
    ? 'Your 1 GB for pictures is used up. Delete some you no longer need, then upload this one again.'
    : 'Your 100 MB for pictures are used up. Delete some you no longer need, or upgrade to Pro for 1 GB.'
  return new AppError('quota_exceeded', sentence)
}

function hasLargeSpace(user: User): boolean {
  return user.role === 'admin' || isPro(user)
}
