import { gigabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import { afterPayment, trial } from '#shared/rules/plans'
import type { payingTexts } from './texts.ts'

export const billingPaying: typeof payingTexts = {
  signedOut: {
    heading: 'Anmeldung erforderlich',
    text: 'Bitte melden Sie sich an, um unser Pro-Abo abzuschließen.',
    signIn: 'Anmelden und fortfahren',
  },
  member: {
    heading: 'Sie haben bereits Pro!',
    text: 'Alle Pro-Funktionen stehen Ihnen unbegrenzt zur Verfügung.',
    toDashboard: 'Zur Übersicht',
  },
  onPro: {
    heading: 'Sie haben jetzt Pro',
    gains: {
      posts: (posts) => `${posts} Beiträge pro Monat`,
      models: 'Alle KI-Modelle',
      webSearch: 'Websuche mit Quellen',
      pictures: `${gigabytes(limits.mediaBytesPro)} GB für Bilder`,
      publishing: 'Veröffentlichen auf LinkedIn, sofort oder geplant',
    },
    write: 'Beitrag schreiben',
  },
  unavailable: {
    text: 'Zahlungen sind hier ausgeschaltet. Die Administration kann Ihnen Pro geben.',
    contact: 'Schreiben Sie an',
  },
  setup: {
    pending: 'Ihre Zahlung wird vorbereitet',
    failed: {
      heading: 'Zahlung konnte nicht vorbereitet werden',
      text: 'Ihr Abo konnte nicht eingerichtet werden. Bitte versuchen Sie es noch einmal.',
      retry: 'Erneut versuchen',
    },
    error: {
      title: 'Fehler beim Abo',
      fallback: 'Das Abo konnte nicht eingerichtet werden. Bitte versuchen Sie es noch einmal.',
    },
  },
  upgrade: {
    heading: 'Zu Pro wechseln',
    planTitle: 'Pro-Tarif',
    features: (posts) => [
      `${posts} Beiträge pro Monat`,
      'Alle KI-Modelle',
      'Websuche mit Quellen',
      'Erweiterter Grafikeditor',
      `${gigabytes(limits.mediaBytesPro)} GB für Bilder`,
      'Unbegrenzter Speicher für Beiträge',
      'Bevorzugter Support',
    ],
    publishing: 'Veröffentlichen auf LinkedIn, sofort oder geplant',
    perMonth: 'pro Monat',
    terms: 'Jederzeit kündbar • Keine Einrichtungsgebühr',
    noVendor: {
      title: 'Es ist noch kein KI-Modell verbunden',
      text: 'Bis die Administration eines verbindet, entstehen Beiträge ohne KI.',
    },
  },
  payment: {
    title: 'Zahlungsdaten',
    submit: (price) => `Pro abonnieren – ${price}/Monat`,
    pay: (price) => `Jetzt ${price} zahlen`,
    pending: 'Wird verarbeitet …',
    agree: 'Mit dem Abschluss akzeptieren Sie unsere',
    termsOfService: 'Nutzungsbedingungen',
    and: 'und unsere',
    privacyPolicy: 'Datenschutzerklärung',
    secure: 'Sichere Zahlung: Ihre Kartendaten gehen direkt an den Zahlungsdienst.',
    loading: 'Kartenformular wird geladen',
    formFailed: {
      title: 'Das Kartenformular konnte nicht geladen werden',
      text: 'Prüfen Sie Ihre Verbindung, und schalten Sie Blocker für diese Seite aus.',
      retry: 'Erneut versuchen',
    },
  },
  testForm: {
    noMoney: 'Es fließt kein Geld. Geben Sie nie eine echte Karte ein.',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryHint: 'MM/JJ',
    cvc: 'Prüfnummer',
    cards: 'Testkarten',
    use: (number) => `${number} verwenden`,
    any: 'Beliebiges künftiges Datum und beliebige Prüfnummer.',
    outcomes: {
      pays: 'Zahlung gelingt',
      asks: 'Fragt nach Ihrer Bestätigung',
      takesTime: 'Wird verarbeitet, gelingt dann',
      paysOnce: 'Scheitert bei der Verlängerung',
      declined: 'Wird abgelehnt',
      noFunds: 'Hat keine Deckung',
    },
    problems: {
      numberMissing: 'Ihre Kartennummer ist unvollständig.',
      numberWrong: 'Ihre Kartennummer ist ungültig.',
      expiryWrong: 'Geben Sie das Datum als MM/JJ ein.',
      expiryPast: 'Ihre Karte ist abgelaufen.',
      cvc: 'Ihre Prüfnummer ist unvollständig.',
    },
    question: {
      title: 'Zahlung bestätigen',
      text: (price) => `Ihre Testbank fragt, ob Sie ${price} an Postwright zahlen möchten.`,
      confirm: 'Bestätigen',
      refuse: 'Ablehnen',
    },
  },
  outcome: {
    succeeded: { title: 'Willkommen bei Pro!', description: 'Ihr Abo ist aktiv.' },
    processing: {
      title: 'Zahlung wird verarbeitet',
      description: 'Das kann einen Moment dauern.',
      text: 'Sie müssen nicht noch einmal zahlen.',
    },
    failed: { title: 'Zahlung fehlgeschlagen', fallback: 'Die Zahlung ist nicht zustande gekommen.' },
    error: {
      title: 'Fehler bei der Zahlung',
      description: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
    },
    unknown: {
      title: 'Ihre Zahlung konnte nicht geprüft werden',
      text: 'Vielleicht war sie erfolgreich. Prüfen Sie noch einmal, bevor Sie zahlen.',
      check: 'Erneut prüfen',
    },
    status: {
      requires_payment_method: 'Ihre Karte wurde nicht angenommen. Versuchen Sie es mit einer anderen.',
      requires_action: 'Ihre Bank wartet auf Ihre Bestätigung.',
      requires_confirmation: 'Die Zahlung wurde nicht bestätigt.',
      canceled: 'Die Zahlung wurde abgebrochen.',
    },
    toSubscribe: 'Erneut versuchen',
  },
  faqs: {
    title: 'Häufige Fragen',
    list: [
      {
        question: 'Kann ich jederzeit kündigen?',
        answer: 'Ja. Sie behalten Pro bis zum Ende des Abrechnungszeitraums.',
      },
      {
        question: 'Was geschieht nach der Kündigung mit meinen Beiträgen und Grafiken?',
        answer: `Sie bleiben nach dem Ende des Abos noch ${afterPayment.keptDays} Tage zugänglich. Exportieren Sie Ihre Daten vorher.`,
      },
      {
        question: 'Gibt es Rückerstattungen?',
        answer: `Nein. Die ${trial.days} Tage Testphase sind kostenlos und brauchen keine Kreditkarte.`,
      },
    ],
  },
}
