/**
 * Who gets an account: anyone; anyone an administrator approves; whom an administrator invites; nobody new, invitations
 * included.
 */
export const signUpModes = ['open', 'approval', 'invitation', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]

/** As many mail domains as one list takes. */
export const maxMailDomains = 50

/** A dotted name in small letters, such as example.com. */
export function isMailDomain(text: string): boolean {
  return text.length <= 253 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text)
}
