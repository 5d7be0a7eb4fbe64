import type { checkEmailTexts } from './check-email-texts.ts'

export const accountCheckEmail: typeof checkEmailTexts = {
  title: 'Prüfen Sie Ihre E-Mails',
  sent: 'Wir haben einen Link gesendet an',
  steps: 'Öffnen Sie ihn innerhalb eines Tages, um die Adresse zu bestätigen. Melden Sie sich danach an.',
  again: 'Nichts da? Sehen Sie im Spam-Ordner nach. Beim Anmelden wird er erneut gesendet.',
  action: 'Anmelden',
}
