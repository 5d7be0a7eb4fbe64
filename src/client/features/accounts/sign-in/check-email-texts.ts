import { catalogue } from '#client/lib/catalogue'

/** Words of waiting for an address to be confirmed. */
export const checkEmailTexts = catalogue('accountCheckEmail', {
  title: 'Check your email',
  sent: 'We have sent a link to',
  steps: 'Open it within a day to confirm the address, then sign in.',
  again: 'Nothing there? Check your spam. Signing in sends it again.',
  action: 'Sign in',
})
