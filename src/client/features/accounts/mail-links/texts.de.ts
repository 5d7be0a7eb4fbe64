import type { texts } from './texts.ts'

export const mailLinks: typeof texts = {
  forgot: {
    title: 'Passwort vergessen?',
    text: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Dorthin wird ein Link gesendet, mit dem Sie ein neues Passwort wählen.',
    noMail:
      'Diese Installation versendet selbst keine E-Mails. Sagen Sie der Administration, dass Sie einen Link angefordert haben.',
    missing: { title: 'Fehler', description: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' },
    submit: 'Link senden',
    pending: 'Wird gesendet...',
    failed: 'Senden fehlgeschlagen',
    sentHint: 'Der Link gilt einmal, eine Stunde lang. Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Neues Passwort wählen',
    label: 'Neues Passwort',
    missing: { title: 'Fehler', description: 'Bitte geben Sie ein neues Passwort ein.' },
    submit: 'Passwort ändern',
    pending: 'Wird geändert...',
    failed: 'Passwortänderung fehlgeschlagen',
    doneTitle: 'Passwort geändert',
    expired: {
      title: 'Dieser Link ist nicht mehr gültig',
      text: 'Ein Link für ein neues Passwort gilt einmal, eine Stunde lang, und nur der neueste zählt. Fordern Sie einen neuen an.',
    },
  },
  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Ein Klick bestätigt, dass die Adresse Ihnen gehört.',
    submit: 'E-Mail-Adresse bestätigen',
    pending: 'Wird bestätigt...',
    doneTitle: 'E-Mail-Adresse bestätigt',
    failedTitle: 'Ihre E-Mail-Adresse konnte nicht bestätigt werden',
    expired: {
      title: 'Dieser Link ist nicht mehr gültig',
      text: 'Er gilt einmal, einen Tag lang, und nur der neueste zählt. Falls Ihre Adresse noch nicht bestätigt ist, melden Sie sich an: Dann wird ein neuer Link gesendet.',
    },
    incomplete: {
      title: 'Der Link ist unvollständig',
      text: 'Öffnen Sie den ganzen Link aus der E-Mail, mit allem nach dem #.',
    },
  },
  invitation: {
    title: 'Willkommen bei Postwright',
    text: 'Sie sind eingeladen. Wählen Sie ein Passwort, und es kann losgehen.',
    missing: { title: 'Fehler', description: 'Bitte geben Sie ein Passwort ein.' },
    submit: 'Einladung annehmen',
    pending: 'Wird angenommen...',
    done: { title: 'Einladung angenommen', description: 'Ihr Konto ist bereit.' },
    failed: 'Einladung fehlgeschlagen',
    expired: {
      title: 'Diese Einladung ist nicht mehr gültig',
      text: 'Eine Einladung gilt einmal, eine Woche lang. Wenn Sie sie angenommen haben, melden Sie sich an. Sonst bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    },
    incomplete: {
      title: 'Der Einladungslink ist unvollständig',
      text: 'Öffnen Sie den ganzen Link aus der E-Mail, mit allem nach dem #.',
    },
  },
  signIn: 'Anmelden',
}
