import { catalogue } from '#client/lib/catalogue'

/** Who may make an account, as the registration says it. */
export const signUpTexts = catalogue('signUp', {
  byInvitation: 'Accounts here are by invitation. Ask an administrator for one.',
  closed: 'Registration is closed at the moment.',
  domains: (domains: string) => `Accounts here are for addresses at ${domains}.`,
})
