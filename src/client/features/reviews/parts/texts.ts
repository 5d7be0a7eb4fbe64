import { catalogue } from '#client/lib/catalogue'

/** The name of someone without an account. */
export const guestTexts = catalogue('reviewGuest', {
  name: 'Your name',
  nameMissing: 'Enter your name.',
  as: (name: string) => `As ${name}`,
  changeName: 'Change name',
})
