import type { approvalTexts } from './approval-texts.ts'

export const accountApproval: typeof approvalTexts = {
  screen: 'Konto noch nicht freigeschaltet',
  title: 'Ihr Konto wartet auf Freischaltung',
  review: 'Die Administration prüft Ihr Konto und schaltet es frei.',
  mail: 'Sie erhalten eine E-Mail, sobald Ihr Konto freigeschaltet ist.',
  confirm: (email) =>
    `Bitte bestätigen Sie, dass ${email} Ihnen gehört: Öffnen Sie den Link, den wir dorthin gesendet haben. Danach kann die Administration Ihr Konto freischalten. Für einen neuen Link melden Sie sich ab und wieder an.`,
  noMail: 'Schauen Sie später wieder vorbei.',
  supportAt: 'Fragen? Schreiben Sie an ',
  support: 'Fragen? Wenden Sie sich an den Support dieser Installation.',
  check: 'Erneut prüfen',
  checking: 'Wird geprüft...',
  stillPending: (moment) => `Noch nicht freigeschaltet, geprüft am ${moment}.`,
}
