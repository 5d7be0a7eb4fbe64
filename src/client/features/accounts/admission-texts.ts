import { catalogue } from '#client/lib/catalogue'

/** Words of waiting for approval. Quoted ones stand in spec section 8. */
export const admissionTexts = catalogue('accountApproval', {
  screen: 'Account Activation Required',
  title: 'Your account is pending approval',
  review: 'An administrator will review and activate your account.',
  mail: 'You will receive an e-mail notification once your account is approved.',
  confirm: (email: string) => `First open the link we mailed to ${email}. For a new link, sign out and in again.`,
  opens: 'This page then opens by itself.',
  supportAt: 'Questions? Write to ',
  support: 'Questions? Contact the support of this installation.',
})
