import { type Actor, isInTeam } from '#server/features/accounts/people/actor'
import { isVoiceLent } from '#server/features/accounts/teams/membership-repository'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import type { UserId } from '#shared/contract/ids'

/** Whether posts may be written in this voice: one's own, or that of a member of one's team who allows it now. */
export async function mayUseVoice(db: Database, author: Actor, voiceOf: UserId): Promise<boolean> {
  if (voiceOf === author.user.id) return true
  return isInTeam(author) && (await isVoiceLent(db, author.workspace, voiceOf))
}

/** @throws AppError forbidden, also for someone who is no member */
export async function requireVoice(db: Database, author: Actor, voiceOf: UserId): Promise<void> {
  if (!(await mayUseVoice(db, author, voiceOf))) throw new AppError('forbidden', 'voiceNotLent')
}
