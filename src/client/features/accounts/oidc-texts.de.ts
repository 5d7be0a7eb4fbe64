import type { identityTexts, noticeTexts } from './oidc-texts.ts'

export const oidcNotice: typeof noticeTexts = {
  through: (label) => `Mit ${label} anmelden`,
  title: 'Sie sind nicht angemeldet',
  link: {
    title: 'Ist das Ihr Konto?',
    text: (label) =>
      `Es gibt hier ein Konto mit der Adresse, unter der ${label} Sie kennt. Melden Sie sich einmal mit seinem Passwort an; danach können Sie beide verknüpfen.`,
  },
  unknown: (label) => `Die Anmeldung mit ${label} hat nicht funktioniert. Bitte versuchen Sie es noch einmal.`,
  outcomes: {
    cancelled: (label) => `Sie haben bei ${label} abgebrochen. Es wurde nichts geändert.`,
    refused: (label) =>
      `${label} hat die Anmeldung abgelehnt. Versuchen Sie es noch einmal, oder fragen Sie Ihre Administration.`,
    unreachable: (label) => `${label} ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.`,
    clock: (label) =>
      `Die Uhren dieses Servers und von ${label} stimmen nicht überein. Bitten Sie Ihre Administration, die Uhr des Servers zu stellen.`,
    client: (label) =>
      `${label} nimmt Client-ID oder Secret dieser Installation nicht an. Bitten Sie Ihre Administration, beide zu prüfen.`,
    'client-post': (label) =>
      `${label} nimmt Client-ID oder Secret dieser Installation nicht an; gesendet wurden sie im Inhalt der Anfrage (client_secret_post). Bitten Sie Ihre Administration, beide zu prüfen, und ob ${label} OIDC_TOKEN_AUTH=basic verlangt.`,
    'client-basic': (label) =>
      `${label} nimmt Client-ID oder Secret dieser Installation nicht an; gesendet wurden sie im Kopf der Anfrage (client_secret_basic). Bitten Sie Ihre Administration, beide zu prüfen, und ob ${label} OIDC_TOKEN_AUTH=post verlangt.`,
    issuer: (label) =>
      `Die Antwort kam nicht von dem hier eingerichteten Anbieter ${label}. Bitten Sie Ihre Administration, den Issuer zu prüfen.`,
    token: (label) =>
      `Die Antwort von ${label} ließ sich nicht prüfen, deshalb sind Sie nicht angemeldet. Bitte versuchen Sie es noch einmal.`,
    unverified: (label) =>
      `${label} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, und versuchen Sie es noch einmal.`,
    state: () =>
      'Diese Anmeldung wurde in einem anderen Browser begonnen, schon benutzt oder hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
    closed: () => 'Die Registrierung ist zurzeit geschlossen.',
    invitation: () => 'Konten gibt es hier auf Einladung. Bitten Sie die Administration darum.',
    domain: () =>
      'Konten gibt es hier nur für andere Mail-Domains als Ihre. Bitten Sie die Administration um eine Einladung.',
    taken: (label) => `Ihr Konto bei ${label} ist hier schon mit einem Konto verknüpft.`,
    'too-often': () => 'Zu viele Versuche. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
  },
}

export const oidcIdentity: typeof identityTexts = {
  title: (label) => `Anmelden mit ${label}`,
  text: 'Ein zweiter Weg in dasselbe Konto.',
  onlyWay: 'So kommen Sie in Ihr Konto.',
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
  failed: 'Verknüpfen fehlgeschlagen',
  loading: 'Anmeldewege werden geladen',
}
