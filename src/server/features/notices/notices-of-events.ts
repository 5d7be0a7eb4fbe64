import type { Context } from '#server/context/context'
import { findUser, listAdminIds } from '#server/features/accounts/people/user-repository'
import type { PublicationTrouble, Subscriber } from '#server/platform/events/event'
import { personOf } from '#shared/contract/ids'
import type { NoticeKind } from '#shared/contract/notices'
import { because, toReason } from '#shared/errors/reason'
import { wallTimeOf } from '#shared/time/wall-time'
import { addNotice } from './notice-repository.ts'

/** What rings the bell, and whose: who sees that something happened finds the notice of it there. */
export const noticesOfEvents: Subscriber<Context> = {
  name: 'notices',
  when: 'in-transaction',
  on: {
    'post.published': async ({ db }, { at, subject: postId, payload }) => {
      const { isAnswered, ownerId, ...about } = payload
      if (isAnswered) return
      const reason = toReason('publicationDone')
      await addNotice(db, { ...about, ownerId: personOf(ownerId), kind: 'published', postId, at, reason })
    },
    'publication.failed': ofTrouble('failed'),
    'publication.unconfirmed': ofTrouble('unconfirmed'),
    'publication.missed': ofTrouble('missed'),
    'publication.waiting': ofTrouble('waiting'),
    'linkedin-account.expiring': async ({ db }, { at, subject: accountId, payload: { ownerId, name, expiresAt } }) => {
      const user = await findUser(db, ownerId)
      if (!user) return
      const day = wallTimeOf(expiresAt, user.timeZone).slice(0, 10)
      const reason = because('linkedinEndsSoon', { account: name, day })
      await addNotice(db, { ownerId, kind: 'token-ends', accountId, at, reason })
    },
    'linkedin-account.expired': async ({ db }, { at, subject: accountId, payload: { ownerId, name } }) => {
      const reason = because('linkedinEnded', { account: name })
      await addNotice(db, { ownerId, kind: 'token-over', accountId, at, reason })
    },
    'model-vendor.failed': async ({ db }, { at, payload: { reason } }) => {
      for (const ownerId of await listAdminIds(db)) await addNotice(db, { ownerId, kind: 'model-failed', at, reason })
    },
  },
}

function ofTrouble(kind: NoticeKind) {
  return async ({ db }: Context, { at, subject: publicationId, payload }: PublicationTrouble): Promise<void> => {
    const { isAnswered, ownerId, ...about } = payload
    if (!isAnswered) await addNotice(db, { ...about, ownerId: personOf(ownerId), kind, publicationId, at })
  }
}
