import type { leftOutTexts } from './texts.ts'

export const leftOut: typeof leftOutTexts = {
  kinds: {
    noteMarks: (count) => (count === 1 ? '1 Fußnotenzeichen' : `${count} Fußnotenzeichen`),
    struck: (count) => (count === 1 ? '1 durchgestrichene Stelle' : `${count} durchgestrichene Stellen`),
    hiddenTexts: (count) => (count === 1 ? '1 verborgene Stelle' : `${count} verborgene Stellen`),
    hiddenSlides: (count) => (count === 1 ? '1 ausgeblendete Folie' : `${count} ausgeblendete Folien`),
    hiddenSheets: (count) => (count === 1 ? '1 ausgeblendetes Blatt' : `${count} ausgeblendete Blätter`),
    hiddenRows: (count) => (count === 1 ? '1 ausgeblendete Zeile' : `${count} ausgeblendete Zeilen`),
    hiddenColumns: (count) => (count === 1 ? '1 ausgeblendete Spalte' : `${count} ausgeblendete Spalten`),
    hiddenLayers: (count) => (count === 1 ? '1 ausgeblendete Ebene' : `${count} ausgeblendete Ebenen`),
    comments: (count) => (count === 1 ? '1 Kommentar' : `${count} Kommentare`),
    deletions: (count) => (count === 1 ? '1 gelöschte Stelle' : `${count} gelöschte Stellen`),
    speakerNotes: (count) => (count === 1 ? 'die Notizen zu 1 Folie' : `die Notizen zu ${count} Folien`),
    runningHeads: (count) =>
      count === 1 ? '1 wiederkehrende Kopf- oder Fußzeile' : `${count} wiederkehrende Kopf- und Fußzeilen`,
    quotedMails: (count) => (count === 1 ? '1 zitierte Mail' : `${count} zitierte Mails`),
    coveringNotes: (count) => (count === 1 ? '1 Begleitschreiben' : `${count} Begleitschreiben`),
    unreadableTexts: (count) => (count === 1 ? '1 unlesbare Stelle' : `${count} unlesbare Stellen`),
    otherArticles: (count) => (count === 1 ? '1 anderer Artikel' : `${count} andere Artikel`),
  },
  sentence: (list) => `Ausgelassen: ${list}.`,
}
