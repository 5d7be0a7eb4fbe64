import type { Context } from '#server/context/context'
import type { PublicationTrouble, Subscriber } from '#server/platform/events/event'
import { mailAdmission, mailAdmissionRequest } from './admission-mails.ts'
import { mailAccessEnded, mailExpiry } from './linkedin-mails.ts'
import { mailOutcome, type PublicationOutcome } from './publication-mails.ts'
import { mailSignInChange } from './sign-in-mails.ts'
import { mailWebhookOff } from './webhook-mails.ts'

/** Which events are mailed. A mail that someone requested, such as a link, is a separate job. */
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
    'webhook.switched-off': mailWebhookOff,
    'account.requested': mailAdmissionRequest,
    'account.approved': mailAdmission,
    'account.sign-in-changed': mailSignInChange,
  },
}

function ofTrouble(kind: PublicationOutcome['kind']) {
  return async (ctx: Context, { subject: publicationId, payload }: PublicationTrouble): Promise<void> => {
    if (!payload.isAnswered) await mailOutcome(ctx, { ...payload, publicationId, kind })
  }
}
