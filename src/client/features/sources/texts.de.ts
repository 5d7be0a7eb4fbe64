import type { sourceTexts } from './texts.ts'

export const sources: typeof sourceTexts = {
  status: {
    ok: 'Ganz gelesen',
    truncated: 'Vom Anfang an gelesen, so weit sehr lange Texte gelesen werden',
    partial: 'Nur zum Teil gelesen',
    paywalled: 'Nur gelesen, soweit er frei ist; der Rest liegt hinter einer Bezahlschranke',
    unread: 'Kein lesbarer Artikel',
  },
  words: (count) => `${count} Wörter`,
  wordsRead: (words) => `${words} Wörter gelesen.`,
  cut: 'Nur der Anfang wurde gelesen, weil der Text sehr lang ist.',
  by: 'Von',
  readAt: (moment) => `gelesen am ${moment}`,
  readJustNow: 'Gerade eben gelesen',
  readAgo: (ago) => `${ago.charAt(0).toUpperCase()}${ago.slice(1)} gelesen`,
  readOn: (date) => `Am ${date} gelesen`,
  readAgain: 'Erneut lesen',
  readingAgain: 'Wird gelesen …',
  open: 'Ausgelesenen Artikel ansehen',
  openPage: 'Seite öffnen',
  textLabel: 'Gelesener Text',
  close: 'Schließen',
  loading: 'Quelle wird geladen',
  failed: 'Die Quelle konnte nicht geladen werden',
  noText: 'Vom Text wurde nichts gespeichert.',
  earlier: (date) => `Aus diesem Artikel haben Sie schon am ${date} einen Beitrag geschrieben:`,
}
