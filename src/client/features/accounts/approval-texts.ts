import { catalogue } from '#client/lib/catalogue'

/** Words of waiting for approval. Quoted ones stand in spec section 8. */
export const approvalTexts = catalogue('accountApproval', {
  screen: 'Account Activation Required',
  title: 'Your account is pending approval',
  review: 'An administrator will review and activate your account.',
  mail: 'You will receive an e-mail notification once your account is approved.',
  confirm: (email: string) =>
    `Please confirm that ${email} is yours: open the link that we mailed to it. After that, an administrator can approve your account. To get another link, sign out and in again.`,
  noMail: 'Come back later and check again.',
  supportAt: 'Questions? Write to ',
  support: 'Questions? Contact the support of this installation.',
  check: 'Check again',
  checking: 'Checking...',
  stillPending: (moment: string) => `Not approved yet, checked ${moment}.`,
})
