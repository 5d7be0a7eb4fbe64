import type { identityTexts, oidcCalloutTexts } from './oidc-texts.ts'

export const oidcNotice: typeof oidcCalloutTexts = {
  through: (label) => `Mit ${label} anmelden`,
  title: 'Sie sind nicht angemeldet',
  link: {
    title: 'Ist das Ihr Konto?',
    text: (label) =>
      `Ein Konto hier hat dieselbe Adresse wie Sie bei ${label}. Melden Sie sich einmal mit seinem Passwort an, um beide zu verknüpfen.`,
  },
  unknown: (label) => `Die Anmeldung mit ${label} hat nicht funktioniert. Bitte versuchen Sie es noch einmal.`,
  outcomes: {
    cancelled: (label) => `Sie haben bei ${label} abgebrochen. Es wurde nichts geändert.`,
    refused: (label) =>
      `${label} hat die Anmeldung abgelehnt. Versuchen Sie es noch einmal, oder fragen Sie Ihre Administration.`,
    unreachable: (label) => `${label} ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.`,
    clock: (label) => `Die Uhr dieses Servers geht für ${label} falsch. Bitten Sie die Administration, sie zu stellen.`,
    client: (label) => `${label} nimmt Client-ID oder Secret nicht an. Bitten Sie die Administration, beide zu prüfen.`,
    'client-post': (label) =>
      `${label} nimmt Client-ID oder Secret nicht an. Bitten Sie die Administration, beide zu prüfen oder OIDC_TOKEN_AUTH=basic zu setzen.`,
    'client-basic': (label) =>
      `${label} nimmt Client-ID oder Secret nicht an. Bitten Sie die Administration, beide zu prüfen oder OIDC_TOKEN_AUTH=post zu setzen.`,
    issuer: (label) =>
      `Die Antwort kam von einer anderen Adresse als der von ${label}. Bitten Sie die Administration, den Issuer zu prüfen.`,
    token: (label) => `Die Antwort von ${label} ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal.`,
    unverified: (label) =>
      `${label} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, und versuchen Sie es noch einmal.`,
    state: () => 'Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte beginnen Sie noch einmal.',
    closed: () => 'Die Registrierung ist geschlossen.',
    invitation: () => 'Konten gibt es nur auf Einladung. Fragen Sie die Administration.',
    domain: () => 'Für Ihre Mail-Domain gibt es hier keine Konten. Bitten Sie die Administration um eine Einladung.',
    taken: (label) => `Ihr Konto bei ${label} ist hier schon mit einem Konto verknüpft.`,
    'too-often': () => 'Zu viele Versuche. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
  },
}

export const oidcIdentity: typeof identityTexts = {
  title: (label) => `Anmelden mit ${label}`,
  none: (label) => `Ihr Konto ist nicht mit ${label} verknüpft.`,
  link: 'Verknüpfen',
  linked: (email, date) => `Verknüpft mit ${email} seit ${date}.`,
  unlink: 'Trennen',
  unlinking: 'Wird getrennt...',
  offer: (label, email) => `${label} kennt Sie als ${email}. Mit Ihrem Konto hier verknüpfen?`,
  password: 'Ihr Passwort',
  agree: 'Ja, verknüpfen',
  linking: 'Wird verknüpft...',
  missing: 'Bitte geben Sie Ihr Passwort ein.',
  done: 'Verknüpft',
  undone: 'Getrennt',
  failed: 'Nicht verknüpft',
  loading: 'Anmeldewege werden geladen',
}
