import type { signUpTexts } from './sign-up-texts.ts'

export const signUp: typeof signUpTexts = {
  byInvitation: 'Konten gibt es hier auf Einladung. Bitten Sie die Administration darum.',
  closed: 'Die Registrierung ist zurzeit geschlossen.',
  domains: (domains) => `Konten gibt es hier für Adressen bei ${domains}.`,
}
