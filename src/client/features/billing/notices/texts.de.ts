import type { noticeTexts } from './texts.ts'

export const billingNotices: typeof noticeTexts = {
  testPayments: {
    label: 'Testzahlungen',
    text: 'Testzahlungen: Alle können ohne Zahlung Pro werden.',
    remedy: 'Setzen Sie PAYMENTS auf off, oder richten Sie Stripe ein.',
  },
  overdue: {
    label: 'Zahlung fehlgeschlagen',
    grace: (date) => `Ihre letzte Zahlung ist fehlgeschlagen. Sie behalten Pro bis zum ${date}.`,
    ended: 'Ihre letzte Zahlung ist fehlgeschlagen, und Pro ist beendet.',
    kept: (date) => `Ihre Beiträge, Grafiken und Medien werden bis zum ${date} aufbewahrt.`,
    settle: 'Wenn Sie hier zahlen, ist alles beglichen.',
    pay: 'Mit anderer Karte zahlen',
  },
  trialEnded: {
    title: 'Ihre Testphase ist beendet',
    text: 'Alles, was Sie erstellt haben, können Sie weiterhin lesen und bearbeiten. Mit Pro schreiben Sie weiter.',
  },
  subscriptionEnded: {
    title: 'Ihr Pro-Abo ist beendet',
    text: 'Alles, was Sie erstellt haben, können Sie weiterhin lesen und bearbeiten.',
    kept: (date) =>
      `Ihre Beiträge, Grafiken und Medien werden bis zum ${date} aufbewahrt. Mit Pro bleiben sie erhalten.`,
  },
  upgrade: 'Zu Pro wechseln',
}
