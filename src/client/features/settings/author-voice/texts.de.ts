import { limits } from '#shared/rules/limits'
import type { voiceTexts } from './texts.ts'

export const authorVoice: typeof voiceTexts = {
  loading: 'Ihre Stimme wird geladen',
  failed: 'Ihre Stimme konnte nicht geladen werden',
  lending: {
    title: 'Ihre Stimme in Teams',
    text: 'Andere im Team dürfen Beiträge in Ihrer Stimme und in Ihrem Namen schreiben lassen. Ihre Beiträge und Angaben sehen sie nicht. Ausgeschaltet gilt es sofort nicht mehr.',
    failed: 'Das hat nicht geklappt',
  },
  about: {
    title: 'Wer Sie sind',
    role: 'Ihre Rolle',
    roleExample: 'Einkaufsleiterin einer Klinikgruppe',
    field: 'Ihr Fachgebiet',
    fieldExample: 'Krankenhauslogistik',
    writesFor: 'Für wen Sie schreiben',
    writesForExample: 'Einkauf und Leitung im Gesundheitswesen',
    standsFor: 'Wofür Sie stehen',
    standsForExample: 'Lange Verträge kosten Kliniken mehr, als sie sparen.',
  },
  posts: {
    title: 'Ihre eigenen Beiträge',
    text: (shown) => `Neue Beiträge folgen den ${shown} typischsten.`,
    remember: (count) => `Neue Beiträge mit allen ${count} vergleichen`,
    rememberHint:
      'Die Prüfung sagt dann, wann Sie eine Zahl oder einen Einstieg schon verwendet haben. Sie werden auf diesem Server gespeichert.',
    remembered: (count) => `Neue Beiträge werden mit ${count} Beiträgen Ihres Archivs verglichen.`,
    forget: 'Vergessen',
    memoryFailed: {
      title: 'Nicht gespeichert',
      description: 'Die Beiträge Ihres Archivs konnten nicht gespeichert werden.',
    },
    archive: 'LinkedIn-Archiv',
    archiveHint: 'Auf LinkedIn: Einstellungen & Datenschutz > Datenschutz > Kopie Ihrer Daten anfordern.',
    choose: 'Archiv wählen',
    reading: 'Wird gelesen …',
    paste: 'Beiträge einfügen',
    pasteHint: 'Trennen Sie Beiträge mit einer Zeile ---',
    add: 'Beiträge hinzufügen',
    kept: (count, most) => `${count} von ${most} Beiträgen.`,
    typical: 'Typisch',
    remove: (start) => `„${start}“ entfernen`,
    removeAll: 'Alle entfernen',
    none: 'Noch keine Beiträge.',
    added: (count) => (count === 1 ? '1 Beitrag hinzugefügt.' : `${count} Beiträge hinzugefügt.`),
    newest: (added, found) => `${added} Beiträge hinzugefügt: die neuesten von ${found} im Archiv.`,
    nothingNew: 'Diese Beiträge haben Sie schon hinzugefügt.',
    tooLong: (max) => `Kürzen Sie den Rest auf ${max} Zeichen.`,
    noRoom: 'Kein Platz für mehr. Entfernen Sie zuerst einige Beiträge.',
  },
  problems: {
    unreadable:
      'Diese Datei konnte nicht gelesen werden. Wählen Sie die ZIP-Datei, wie LinkedIn sie geschickt hat, oder die Shares.csv darin.',
    noShares:
      'Keine Beiträge in dieser Datei. Wählen Sie die ZIP-Datei, wie LinkedIn sie geschickt hat, oder die Shares.csv darin.',
    noPosts: `In diesem Archiv sind keine Beiträge mit ${limits.ownPostWords} oder mehr Wörtern.`,
    tooLarge: 'Diese Datei ist zu groß. Wählen Sie das Archiv, wie LinkedIn es geschickt hat.',
    encrypted: 'Diese ZIP-Datei hat ein Passwort. Entpacken Sie sie und wählen Sie die Shares.csv darin.',
  },
  profile: {
    title: 'Wie Sie schreiben',
    label: 'Was Sie immer und nie tun',
    empty: 'Fügen Sie oben Beiträge hinzu, oder nehmen Sie eigene Worte.',
    again: 'Neu beschreiben',
    replace: {
      title: 'Beschreibung ersetzen?',
      description: 'Ihre Änderungen daran gehen verloren.',
      confirmLabel: 'Ersetzen',
    },
  },
  address: { title: 'Anrede der Leser', usual: 'Standard (wie in der Sprache üblich)' },
  source: {
    title: 'Nennung der Quelle',
    label: 'Quelle',
    usual: 'Standard (beiläufig)',
    mentions: {
      passing: 'Beiläufig',
      line: 'In einer Zeile am Ende',
      comment: 'Im ersten Kommentar',
    },
  },
  saveFailed: { title: 'Speichern fehlgeschlagen', description: 'Ihre Stimme konnte nicht gespeichert werden.' },
}
