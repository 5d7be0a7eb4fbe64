import type { guestTexts } from './texts.ts'

export const reviewGuest: typeof guestTexts = {
  name: 'Ihr Name',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  as: (name) => `Als ${name}`,
  changeName: 'Namen ändern',
}
