import type { signUpTexts } from './sign-up-texts.ts'

export const signUp: typeof signUpTexts = {
  byInvitation: 'Konten gibt es nur auf Einladung. Fragen Sie die Administration.',
  closed: 'Die Registrierung ist geschlossen.',
  domains: (domains) => `Nur für Adressen bei ${domains}.`,
}
