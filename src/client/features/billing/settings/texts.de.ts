import { afterPayment } from '#shared/rules/plans'
import type { subscriptionTexts } from './texts.ts'

export const billingSettings: typeof subscriptionTexts = {
  subscription: {
    title: 'Abo',
    renews: (date) => `Pro verlängert sich am ${date}.`,
    renewsFor: (date, price) => `Pro verlängert sich am ${date} für ${price}.`,
    cancelled: (date) => `Gekündigt. Sie behalten Pro bis zum ${date}.`,
    afterwards: `Ihre Beiträge, Grafiken und Medien bleiben danach noch ${afterPayment.keptDays} Tage erhalten.`,
    overdue: (date) =>
      `Ihre letzte Zahlung ist fehlgeschlagen. Sie behalten Pro nur bis zum ${date}, wenn sie nicht beglichen wird.`,
    overdueEnded: 'Ihre letzte Zahlung ist fehlgeschlagen, und Pro ist beendet.',
    ended: (date) => `Ihr Abo endete am ${date}.`,
    kept: (date) => `Ihre Beiträge, Grafiken und Medien werden bis zum ${date} aufbewahrt.`,
    given: 'Für Ihren Pro-Tarif fallen keine Zahlungen an.',
    pay: 'Jetzt zahlen',
    cancel: 'Abo kündigen',
    cancelling: 'Wird gekündigt …',
    question: {
      title: 'Möchten Sie Ihr Abo wirklich kündigen?',
      description: (date) => `Sie behalten Pro bis zum Ende des Abrechnungszeitraums am ${date}.`,
      confirmLabel: 'Abo kündigen',
      cancelLabel: 'Pro behalten',
    },
    cancelDone: { title: 'Abo gekündigt', description: (date) => `Sie behalten Pro bis zum ${date}.` },
    cancelFailed: 'Kündigung fehlgeschlagen',
    resume: 'Abo fortsetzen',
    resuming: 'Wird fortgesetzt …',
    resumeDone: { title: 'Abo fortgesetzt', description: (date) => `Pro verlängert sich am ${date}.` },
    resumeFailed: 'Fortsetzen fehlgeschlagen',
  },
  history: {
    title: 'Zahlungen',
    loading: 'Zahlungen werden geladen',
    failed: 'Ihre Zahlungen konnten nicht geladen werden',
    empty: 'Es gibt noch keine Zahlungen.',
    descriptions: {
      'Postwright Pro, one month': 'Postwright Pro, ein Monat',
      'Postwright Pro, one month (test payment)': 'Postwright Pro, ein Monat (Testzahlung)',
      'Refund in full, which ends the paid time': 'Volle Erstattung, mit der die bezahlte Zeit endet',
      Refund: 'Erstattung',
      'Disputed payment, which ends the paid time': 'Angefochtene Zahlung, mit der die bezahlte Zeit endet',
      'Dispute closed': 'Anfechtung abgeschlossen',
      'Payment under dispute': 'Angefochtene Zahlung',
    },
    status: { paid: 'Bezahlt', pending: 'Offen', closed: 'Nicht bezahlt' },
    receipt: 'Beleg',
    receiptFor: (description, date) => `Beleg: ${description}, ${date}`,
    inquiries: 'Bei Fragen zur Abrechnung wenden Sie sich bitte an den Support',
  },
}
