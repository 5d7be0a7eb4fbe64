import { catalogue } from '#client/lib/catalogue'

/** What the registration says about who may make an account. */
export const signUpTexts = catalogue('signUp', {
  byInvitation: 'Accounts are by invitation only. Ask an administrator.',
  closed: 'Registration is closed.',
  domains: (domains: string) => `Only for addresses at ${domains}.`,
})
