import type { admissionTexts } from './admission-texts.ts'

export const accountApproval: typeof admissionTexts = {
  screen: 'Konto noch nicht freigeschaltet',
  title: 'Ihr Konto wartet auf Freischaltung',
  review: 'Die Administration prüft Ihr Konto und schaltet es frei.',
  mail: 'Sie erhalten eine E-Mail, sobald Ihr Konto freigeschaltet ist.',
  confirm: (email) =>
    `Öffnen Sie zuerst den Link, den wir an ${email} gesendet haben. Für einen neuen melden Sie sich ab und wieder an.`,
  opens: 'Diese Seite öffnet sich dann von selbst.',
  supportAt: 'Fragen? Schreiben Sie an ',
  support: 'Fragen? Wenden Sie sich an den Support dieser Installation.',
}
