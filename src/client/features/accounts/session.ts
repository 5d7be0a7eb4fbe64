import { claimDrafts, clearDrafts } from '#client/lib/drafts'
import { forgetPersonalData, queryClient, queryKeys } from '#client/lib/query'
import type { User } from '#client/lib/use-user'

/** From here on the app belongs to `user`. Nothing another person has loaded or typed in this tab is left. */
export function startSession(user: User): void {
  forgetPersonalData()
  claimDrafts(user.id)
  queryClient.setQueryData(queryKeys.user, user)
}

export function endSession(): void {
  clearDrafts()
  forgetPersonalData()
}

/** The browser's time zone; a calendar month, and with it the quota, begins by it. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
