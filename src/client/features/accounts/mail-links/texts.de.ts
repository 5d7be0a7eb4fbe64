import type { texts } from './texts.ts'

export const mailLinks: typeof texts = {
  forgot: {
    title: 'Passwort vergessen?',
    noMail: 'Hier werden keine E-Mails gesendet. Bitten Sie die Administration um den Link.',
    missing: { title: 'Fehler', description: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' },
    submit: 'Link senden',
    pending: 'Wird gesendet...',
    failed: 'Senden fehlgeschlagen',
    sentHint: 'Nichts da? Sehen Sie im Spam-Ordner nach.',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Neues Passwort wählen',
    label: 'Neues Passwort',
    missing: { title: 'Fehler', description: 'Bitte geben Sie ein neues Passwort ein.' },
    submit: 'Passwort ändern',
    pending: 'Wird geändert...',
    failed: 'Passwort nicht geändert',
    doneTitle: 'Passwort geändert',
    expired: {
      title: 'Dieser Link ist nicht mehr gültig',
      text: 'Fordern Sie einen neuen an.',
    },
  },
  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    submit: 'E-Mail-Adresse bestätigen',
    pending: 'Wird bestätigt...',
    doneTitle: 'E-Mail-Adresse bestätigt',
    failedTitle: 'Ihre E-Mail-Adresse konnte nicht bestätigt werden',
    expired: {
      title: 'Dieser Link ist nicht mehr gültig',
      text: 'Melden Sie sich an, um einen neuen zu erhalten.',
    },
    incomplete: {
      title: 'Der Link ist unvollständig',
      text: 'Öffnen Sie den ganzen Link aus der E-Mail.',
    },
  },
  invitation: {
    title: 'Willkommen bei Postwright',
    missing: { title: 'Fehler', description: 'Bitte geben Sie ein Passwort ein.' },
    submit: 'Einladung annehmen',
    pending: 'Wird angenommen...',
    done: { title: 'Einladung angenommen', description: 'Ihr Konto ist bereit.' },
    failed: 'Einladung nicht angenommen',
    expired: {
      title: 'Diese Einladung ist nicht mehr gültig',
      text: 'Schon angenommen? Melden Sie sich an. Sonst bitten Sie um eine neue.',
    },
    incomplete: {
      title: 'Der Einladungslink ist unvollständig',
      text: 'Öffnen Sie den ganzen Link aus der E-Mail.',
    },
  },
  signIn: 'Anmelden',
}
