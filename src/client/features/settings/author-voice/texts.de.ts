import { limits } from '#shared/rules/limits'
import type { voiceTexts } from './texts.ts'

export const authorVoice: typeof voiceTexts = {
  loading: 'Ihre Stimme wird geladen',
  failed: 'Ihre Stimme konnte nicht geladen werden',
  about: {
    title: 'Über Sie',
    text: 'Das Modell schreibt Ihre Beiträge aus dieser Sicht. Jedes Feld kann leer bleiben.',
    role: 'Ihre Rolle',
    roleHint: 'Zum Beispiel „Einkaufsleiterin einer Klinikgruppe“.',
    field: 'Ihr Fachgebiet',
    fieldHint: 'Zum Beispiel „Krankenhauslogistik“.',
    writesFor: 'Für wen Sie schreiben',
    writesForHint: 'Zum Beispiel „Einkauf und Leitung im Gesundheitswesen“.',
    standsFor: 'Wofür Sie stehen',
    standsForHint:
      'Ansichten, für die man Sie kennt, zum Beispiel „Lange Verträge kosten Kliniken mehr, als sie sparen“.',
  },
  posts: {
    title: 'Ihre Beiträge',
    text: (most, shown) =>
      `Bis zu ${most} Beiträge, die Sie geschrieben haben. Die ${shown} typischsten sieht das Modell als Beispiele.`,
    archive: 'LinkedIn-Archiv',
    archiveHint:
      'Auf LinkedIn: Einstellungen & Datenschutz > Datenschutz > Kopie Ihrer Daten anfordern. Wählen Sie die ZIP-Datei oder die Shares.csv darin. Sie wird in diesem Browser gelesen; nur die Beiträge, die Sie speichern, gehen an den Server.',
    choose: 'Archiv wählen',
    reading: 'Wird gelesen...',
    paste: 'Beiträge einfügen',
    pasteHint: 'Setzen Sie eine Zeile mit --- zwischen zwei Beiträge.',
    add: 'Beiträge hinzufügen',
    kept: (count, most) => `${count} von ${most} Beiträgen.`,
    typical: 'Beispiel für das Modell',
    remove: (start) => `„${start}“ entfernen`,
    removeAll: 'Alle entfernen',
    none: 'Noch keine Beiträge.',
    added: (count) => (count === 1 ? '1 Beitrag hinzugefügt.' : `${count} Beiträge hinzugefügt.`),
    newest: (added, found) => `${added} Beiträge hinzugefügt: die neuesten von ${found} im Archiv.`,
    nothingNew: 'Diese Beiträge sind schon da.',
    tooLong: (max) => `Was noch im Feld steht, ist länger als ${max} Zeichen. Bitte kürzen Sie es.`,
    noRoom: 'Für mehr ist kein Platz. Was noch im Feld steht, wurde nicht hinzugefügt.',
    archiveFull: 'Für mehr Beiträge ist kein Platz. Entfernen Sie zuerst einige.',
  },
  problems: {
    unreadable:
      'Diese Datei konnte nicht gelesen werden. Wählen Sie die ZIP-Datei, wie LinkedIn sie geschickt hat, oder die Shares.csv darin.',
    noShares:
      'In dieser Datei sind keine Beiträge. Wählen Sie die ZIP-Datei, wie LinkedIn sie geschickt hat, oder die Shares.csv darin.',
    noPosts: `In diesem Archiv sind keine Beiträge mit ${limits.ownPostWords} oder mehr Wörtern.`,
    tooLarge:
      'Die Liste der Beiträge in dieser Datei ist zu groß. Wählen Sie das Archiv, wie LinkedIn es geschickt hat.',
    encrypted: 'Diese ZIP-Datei hat ein Passwort. Entpacken Sie sie und wählen Sie die Shares.csv darin.',
  },
  profile: {
    title: 'Wie Sie schreiben',
    text: 'Aus Ihren Beiträgen ermittelt. Ändern Sie es nach Belieben: Daran hält sich das Modell.',
    label: 'Beschreibung',
    empty: 'Fügen Sie oben Beiträge hinzu, oder beschreiben Sie mit eigenen Worten, wie Sie schreiben.',
    again: 'Neu beschreiben',
    replace: {
      title: 'Beschreibung ersetzen?',
      description: 'Ihre Änderungen daran gehen verloren.',
      confirmLabel: 'Ersetzen',
    },
  },
  source: {
    title: 'Nennung der Quelle',
    text: 'Wie ein neuer Beitrag den Artikel nennt, auf dem er beruht. Für jeden Beitrag können Sie anders wählen.',
    label: 'Quelle',
    usual: 'Standard (beiläufig)',
    mentions: {
      passing: 'Beiläufig im Text',
      line: 'In einer eigenen Zeile am Ende',
      comment: 'Im ersten Kommentar, nicht im Beitrag',
    },
  },
  saved: { title: 'Stimme gespeichert', description: 'Ihr nächster Beitrag wird damit geschrieben.' },
  saveFailed: { title: 'Speichern fehlgeschlagen', description: 'Ihre Stimme konnte nicht gespeichert werden.' },
  welcome: {
    title: 'Wer schreibt?',
    text: 'Beiträge klingen nach Ihnen, wenn das Modell weiß, wer sie unterschreibt. Füllen Sie aus, was Sie möchten; ändern können Sie es in den Einstellungen unter „Ihre Stimme“.',
    save: 'Speichern und weiter',
    skip: 'Überspringen',
  },
}
