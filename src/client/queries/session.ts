import type { QueryClient } from '@tanstack/react-query'
import { claimDrafts, clearDrafts } from '#client/lib/drafts'
import { forgetPersonalData } from './client.ts'
import { queryKeys } from './keys.ts'
import type { User } from './user.ts'

/** From here on the app belongs to `user`. Removes everything another person has loaded or typed in this tab. */
export function startSession(cache: QueryClient, user: User): void {
  forgetPersonalData(cache)
  claimDrafts(user.id)
  cache.setQueryData(queryKeys.user, user)
}

export function endSession(cache: QueryClient): void {
  clearDrafts()
  forgetPersonalData(cache)
}
