import type { Context } from '#server/context/context'
import { findUserByEmail } from '#server/features/accounts/people/user-repository'
import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import { nameOf } from './admission-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import { mailWordsFor } from './words/mail-words.ts'

/** Mails an invitation to a team, in the language of whoever gets it, else of whoever invites. */
export async function mailTeamInvitation(
  ctx: Context,
  invitation: {
    email: string
    team: string
    invitedBy: { name: string; interfaceLanguage: InterfaceLanguage | null }
    address: string
  },
): Promise<void> {
  const known = await findUserByEmail(ctx.db, invitation.email)
  const interfaceLanguage = known?.user.interfaceLanguage ?? invitation.invitedBy.interfaceLanguage
  const { language, greeting, teamInvitation: words } = mailWordsFor({ interfaceLanguage })
  const mail = layOutMail({
    language,
    subject: words.subject(invitation.team),
    paragraphs: [greeting(known ? nameOf(known.user) : null), words.text(invitation.invitedBy.name, invitation.team)],
    action: { label: words.action, address: invitation.address },
  })
  await postMail(ctx, { recipient: invitation.email, ...mail })
}
