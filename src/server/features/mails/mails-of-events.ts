import type { Context } from '#server/context/context'
import type { PublicationTrouble, Subscriber } from '#server/platform/events/event'
import { mailApproval, mailApprovalRequest } from './approval-mails.ts'
import { mailAccessEnded, mailExpiry } from './linkedin-mails.ts'
import { mailOutcome, type PublicationOutcome } from './publication-mails.ts'
import { mailSignInChange } from './sign-in-mails.ts'

/** Which events are mailed. A mail that somebody asked for, such as a link, is a job of its own. */
export const mailsOfEvents: Subscriber<Context> = {
  name: 'mails',
  when: 'after-commit',
  on: {
    'post.published': async (ctx, { payload: { isAnswered, ...about } }) => {
      if (!isAnswered) await mailOutcome(ctx, { ...about, kind: 'published' })
    },
    'publication.failed': ofTrouble('failed'),
    'publication.unconfirmed': ofTrouble('unconfirmed'),
    'publication.missed': ofTrouble('missed'),
    'publication.waiting': ofTrouble('waiting'),
    'linkedin-account.expiring': mailExpiry,
    'linkedin-account.expired': mailAccessEnded,
    'account.requested': mailApprovalRequest,
    'account.approved': mailApproval,
    'account.sign-in-changed': mailSignInChange,
  },
}

function ofTrouble(kind: PublicationOutcome['kind']) {
  return async (ctx: Context, { subject: publicationId, payload }: PublicationTrouble): Promise<void> => {
    if (!payload.isAnswered) await mailOutcome(ctx, { ownerId: payload.ownerId, publicationId, kind })
  }
}
