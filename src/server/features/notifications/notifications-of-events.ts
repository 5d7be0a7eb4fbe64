import type { Context } from '#server/context/context'
import { findUser, listAdminIds } from '#server/features/accounts/people/user-repository'
import type { Database } from '#server/platform/database/database'
import type { PublicationTrouble, Subscriber } from '#server/platform/events/event'
import { asUserId, personOf, type WorkspaceId } from '#shared/contract/ids'
import type { NotificationKind } from '#shared/contract/notifications'
import { because, type Reason, toReason } from '#shared/errors/reason'
import { cutText } from '#shared/linkedin/cut'
import { endOfVersion } from '#shared/rules/linkedin-versions'
import { toIso } from '#shared/time/iso'
import { wallTimeOf } from '#shared/time/wall-time'
import { addNotification, deleteNotificationsAbout, deleteNotificationsOfTeam } from './notification-repository.ts'

/** Which events ring the bell, and whose. */
export const notificationsOfEvents: Subscriber<Context> = {
  name: 'notices',
  when: 'in-transaction',
  on: {
    'post.published': async ({ db }, { at, subject: postId, payload }) => {
      const { isAnswered, ownerId: workspaceId, authorId, ...about } = payload
      if (isAnswered || !(await findUser(db, authorId))) return
      const reason = toReason('publicationDone')
      await addNotification(db, { ...about, ownerId: authorId, workspaceId, kind: 'published', postId, at, reason })
    },
    'post.source-corrected': async ({ db }, { at, workspaceId, subject: postId, payload }) => {
      const { authorId, source, before, after } = payload
      if (!(await findUser(db, authorId))) return // a former member of the team
      const said = { source: short(source), before: short(before) }
      const reason =
        after === null ? because('sourceTookBack', said) : because('sourceCorrected', { ...said, after: short(after) })
      await addNotification(db, { ownerId: authorId, workspaceId, kind: 'source-corrected', postId, at, reason })
    },
    'feed.stopped': async ({ db }, { at, workspaceId, payload: { addedBy, feed, times } }) => {
      if (!(await findUser(db, addedBy))) return // a former member of the team
      const reason = because('feedStopped', { feed: short(feed), times })
      await addNotification(db, { ownerId: addedBy, workspaceId, kind: 'feed-stopped', at, reason })
    },
    'post.figures-due': async ({ db }, { at, workspaceId, subject: postId, payload: { authorId, days } }) => {
      if (!(await findUser(db, authorId))) return // a former member of the team
      const reason = because('figuresDue', { days })
      await addNotification(db, { ownerId: authorId, workspaceId, kind: 'figures-due', postId, at, reason })
    },
    'publication.failed': ofTrouble('failed'),
    'publication.unconfirmed': ofTrouble('unconfirmed'),
    'publication.missed': ofTrouble('missed'),
    'publication.waiting': ofTrouble('waiting'),
    'publication.comment-left': ofTrouble('comment-left'),
    'linkedin-account.expiring': async ({ db }, { at, subject: accountId, payload: { ownerId, name, expiresAt } }) => {
      const user = await findUser(db, ownerId)
      if (!user) return
      const day = wallTimeOf(expiresAt, user.timeZone).slice(0, 10)
      const reason = because('linkedinEndsSoon', { account: name, day })
      await addNotification(db, { ownerId, kind: 'token-ends', accountId, at, reason })
    },
    'linkedin-account.expired': async ({ db }, { at, subject: accountId, payload: { ownerId, name } }) => {
      const reason = because('linkedinEnded', { account: name })
      await addNotification(db, { ownerId, kind: 'token-over', accountId, at, reason })
    },
    'linkedin-account.near-limit': async ({ db }, { at, subject: accountId, payload }) => {
      const { ownerId, name, used, limit } = payload
      const reason = because('linkedinCallsNearLimit', { account: name, used, limit })
      await addNotification(db, { ownerId, kind: 'calls-near-limit', accountId, at, reason })
    },
    'account.requested': async ({ db }, { at, subject }) => {
      const person = await findUser(db, asUserId(subject))
      if (!person) return
      const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
      const reason = because('accountRequested', { person: name ? `${name} (${person.email})` : person.email })
      for (const ownerId of await listAdminIds(db))
        await addNotification(db, { ownerId, kind: 'account-requested', personId: person.id, at, reason })
    },
    'account.approved': async ({ db }, { subject }) => await deleteNotificationsAbout(db, asUserId(subject)),
    'member.left': async ({ db }, { workspaceId, subject }) => await forgetTeam(db, subject, workspaceId),
    'member.removed': async ({ db }, { workspaceId, subject }) => await forgetTeam(db, subject, workspaceId),
    'account.deleted': async ({ db }, { subject }) => await deleteNotificationsAbout(db, asUserId(subject)),
    /** At home; those of a team are told by its news. */
    'webhook.switched-off': async ({ db }, { at, workspaceId, payload: { target, reason: why } }) => {
      const user = workspaceId && (await findUser(db, personOf(workspaceId)))
      if (!user) return
      const reason = because(why === 'gone' ? 'webhookGone' : 'webhookFailing', { target })
      await addNotification(db, { ownerId: user.id, kind: 'webhook-off', at, reason })
    },
    'linkedin-version.changed': ({ db }, { at, subject: to, payload: { from } }) =>
      notifyAdmins(db, at, 'linkedin-version', because('linkedinVersionChanged', { from, to })),
    'linkedin-version.ended': ({ db }, { at, subject: version, payload: { isPinned } }) =>
      notifyAdmins(
        db,
        at,
        'linkedin-version',
        because(isPinned ? 'linkedinPinnedVersionEnded' : 'linkedinVersionEnded', { version }),
      ),
    'linkedin-version.ending': ({ db }, { at, subject: version, payload: { isPinned } }) => {
      const day = toIso(endOfVersion(version)).slice(0, 10)
      const reason = because(isPinned ? 'linkedinPinnedVersionEnds' : 'linkedinVersionEnds', { version, day })
      return notifyAdmins(db, at, 'linkedin-version', reason)
    },
    'model-vendor.failed': ({ db }, { at, payload: { reason } }) => notifyAdmins(db, at, 'model-failed', reason),
  },
}

async function forgetTeam(db: Database, userId: string, workspaceId: WorkspaceId | null): Promise<void> {
  if (workspaceId) await deleteNotificationsOfTeam(db, asUserId(userId), workspaceId)
}

/** So much of a sentence fits into a line of the bell. */
const shownCharacters = 240

function short(text: string): string {
  return cutText(text, shownCharacters)
}

async function notifyAdmins(db: Database, at: number, kind: NotificationKind, reason: Reason): Promise<void> {
  for (const ownerId of await listAdminIds(db)) await addNotification(db, { ownerId, kind, at, reason })
}

function ofTrouble(kind: NotificationKind) {
  return async ({ db }: Context, { at, subject: publicationId, payload }: PublicationTrouble): Promise<void> => {
    const { isAnswered, ownerId: workspaceId, authorId, ...about } = payload
    if (isAnswered || !(await findUser(db, authorId))) return // the author may have left the team
    await addNotification(db, { ...about, ownerId: authorId, workspaceId, kind, publicationId, at })
  }
}
