import type { warningTexts } from './texts.ts'

export const billingNotices: typeof warningTexts = {
  testPayments: 'Testzahlungen',
  overdue: {
    label: 'Zahlung fehlgeschlagen',
    grace: (date) => `Ihre letzte Zahlung ist fehlgeschlagen. Sie behalten Pro bis zum ${date}.`,
    ended: 'Ihre letzte Zahlung ist fehlgeschlagen. Pro ist beendet.',
    kept: (date) => `Ihre Arbeit bleibt bis zum ${date} erhalten.`,
    pay: 'Mit anderer Karte zahlen',
  },
  trialEnded: {
    title: 'Ihre Testphase ist beendet',
    text: 'Alles, was Sie erstellt haben, können Sie weiterhin lesen und bearbeiten.',
  },
  subscriptionEnded: {
    title: 'Ihr Pro-Abo ist beendet',
    text: 'Alles, was Sie erstellt haben, können Sie weiterhin lesen und bearbeiten.',
    kept: (date) => `Ihre Arbeit bleibt bis zum ${date} erhalten, mit Pro auch danach.`,
  },
  upgrade: 'Zu Pro wechseln',
}
