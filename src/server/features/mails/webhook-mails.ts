import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/people/user-repository'
import type { StoredEvent } from '#server/platform/events/event'
import { personOf } from '#shared/contract/ids'
import { routes } from '#shared/contract/pages'
import { inLanguage } from '#shared/errors/in-language'
import { because } from '#shared/errors/reason'
import { nameOf } from './admission-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import { mailWordsFor } from './words/mail-words.ts'

/** Tells someone that a webhook of their own is off. Those of a team are told by its news. */
export async function mailWebhookOff(
  ctx: Context,
  { workspaceId, payload: { target, reason: why } }: StoredEvent<'webhook.switched-off'>,
): Promise<void> {
  const user = workspaceId && (await findUser(ctx.db, personOf(workspaceId)))
  if (!user) return
  const { language, greeting, webhookOff: words } = mailWordsFor(user)
  const reason = because(why === 'gone' ? 'webhookGone' : 'webhookFailing', { target })
  const mail = layOutMail({
    language,
    subject: words.subject,
    paragraphs: [greeting(nameOf(user)), inLanguage(language, reason), words.hint],
    action: { label: words.action, address: `${ctx.config.http.publicUrl}${routes.developers.path}` },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}
