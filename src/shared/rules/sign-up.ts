/**
 * Who gets an account: anyone; anyone an administrator approves; people an administrator invites; nobody, not even by
 * invitation.
 */
export const signUpModes = ['open', 'approval', 'invitation', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]

/** As many mail domains as one list takes. */
export const maxMailDomains = 50

/** A dotted lower-case name, such as example.com. */
export function isMailDomain(text: string): boolean {
  return text.length <= 253 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text)
}
