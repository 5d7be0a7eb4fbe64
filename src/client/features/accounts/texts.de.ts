import { passwordCharacters } from '#shared/rules/passwords'
import type { failureTexts, texts } from './texts.ts'

export const accounts: typeof texts = {
  backToHome: 'Zur Startseite',
  tabsLabel: 'Anmelden oder registrieren',
  login: {
    tab: 'Anmelden',
    title: 'Bei Postwright anmelden',
    submit: 'Anmelden',
    pending: 'Anmeldung läuft...',
    done: { title: 'Anmeldung erfolgreich', description: 'Willkommen zurück!' },
    failed: 'Anmeldung fehlgeschlagen',
    forgot: 'Passwort vergessen?',
  },
  register: {
    tab: 'Registrieren',
    title: 'Konto erstellen',
    submit: 'Konto erstellen',
    pending: 'Konto wird erstellt...',
    done: { title: 'Registrierung erfolgreich', description: 'Ihr Konto wurde erstellt.' },
    failed: 'Registrierung fehlgeschlagen',
    approvalHint: 'Neue Konten werden von der Administration freigeschaltet.',
    agreement: 'Mit dem Erstellen eines Kontos akzeptieren Sie die',
    and: 'und die',
  },
  legal: { terms: 'Nutzungsbedingungen', privacy: 'Datenschutzerklärung' },
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    show: 'Zeigen',
    hide: 'Verbergen',
    met: 'erfüllt',
    notMet: 'noch nicht erfüllt',
  },
  passwordRules: {
    length: (characters) => `Mindestens ${characters} Zeichen`,
    upperCase: 'Ein Großbuchstabe',
    lowerCase: 'Ein Kleinbuchstabe',
    digit: 'Eine Ziffer',
    special: 'Ein Sonderzeichen',
  },
  invalid: {
    title: 'Fehler',
    login: 'Bitte füllen Sie alle Felder aus',
    register: 'E-Mail und Passwort sind erforderlich',
  },
  signOut: {
    label: 'Abmelden',
    pending: 'Abmeldung läuft...',
    done: { title: 'Abgemeldet', description: 'Sie wurden erfolgreich abgemeldet.' },
    failed: 'Abmeldung fehlgeschlagen',
    unsaved: {
      title: 'Abmelden, ohne zu speichern?',
      description: 'Nicht gespeicherte Änderungen gehen verloren.',
      confirmLabel: 'Abmelden',
    },
  },
}

export const accountFailures: typeof failureTexts = {
  generic: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  credentialsWrong: 'E-Mail oder Passwort ist falsch. Bitte prüfen Sie Ihre Angaben.',
  emailUnconfirmed: 'Bitte sehen Sie in Ihre E-Mails und bestätigen Sie zuerst Ihr Konto.',
  accountWithoutPassword:
    'Dieses Konto ist nicht für die Anmeldung mit Passwort eingerichtet. Bitte wenden Sie sich an den Support.',
  passwordTooShort: `Das Passwort muss mindestens ${passwordCharacters.least} Zeichen lang sein.`,
  emailTaken: 'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Melden Sie sich stattdessen an.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  passwordTooCommon: 'Dieses Passwort ist zu verbreitet. Wählen Sie ein anderes.',
  passwordTooLong: `Ein Passwort hat höchstens ${passwordCharacters.most} Zeichen.`,
}
