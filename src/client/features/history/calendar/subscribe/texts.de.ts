import type { subscribeTexts } from './texts.ts'

export const calendarSubscribe: typeof subscribeTexts = {
  subscribe: 'Im eigenen Kalender abonnieren',
  title: 'Ihre Beiträge in Ihrem Kalender',
  about:
    'Eine geheime Adresse zeigt Ihrem eigenen Kalender, was hier geplant ist und was in den letzten 90 Tagen veröffentlicht wurde.',
  help: 'Google Kalender: „Weitere Kalender“, „Per URL“. Apple: „Ablage“, „Neues Kalenderabonnement“. Outlook: „Kalender hinzufügen“, „Aus dem Internet abonnieren“.',
  loading: 'Ihre Adresse wird gesucht',
  failed: 'Ihre Adresse konnte nicht geladen werden',
  present: (made, read) =>
    read === null
      ? `Erstellt am ${made}. Noch hat kein Kalender sie gelesen.`
      : `Erstellt am ${made}, zuletzt gelesen am ${read}.`,
  create: 'Adresse erstellen',
  creating: 'Wird erstellt ...',
  renew: 'Adresse erneuern',
  renewHint:
    'Die Adresse wird nur gezeigt, wenn sie erstellt wird. Haben Sie sie verloren, oder kennt sie jemand anderes, erneuern Sie sie.',
  renewQuestion: {
    title: 'Adresse erneuern?',
    description:
      'Die jetzige gilt sofort nicht mehr: Kalender, die sie benutzen, zeigen nichts Neues, bis Sie wieder abonnieren.',
    confirmLabel: 'Erneuern',
  },
  createFailed: 'Die Adresse konnte nicht erstellt werden',
  made: {
    label: 'Geheime Adresse',
    once: 'Kopieren Sie sie jetzt: Sie wird nur dieses eine Mal gezeigt. Wer sie hat, kann Titel und Anfänge Ihrer Beiträge lesen.',
    copy: 'Adresse kopieren',
    copied: { title: 'Kopiert', description: 'Fügen Sie die Adresse Ihrem Kalender hinzu.' },
    copyFailed: { title: 'Nicht kopiert', description: 'Markieren Sie die Adresse und kopieren Sie sie selbst.' },
  },
  close: 'Schließen',
}
