import { catalogue } from '#client/lib/catalogue'

/** What the registration says about who may make an account. */
export const signUpTexts = catalogue('signUp', {
  byInvitation: 'Accounts here are by invitation. Ask an administrator for one.',
  closed: 'Registration is closed at the moment.',
  domains: (domains: string) => `Accounts here are for addresses at ${domains}.`,
})
