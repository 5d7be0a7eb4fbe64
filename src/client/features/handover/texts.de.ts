import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import type { handoverTexts } from './texts.ts'

export const handover: typeof handoverTexts = {
  seen: 'wie von Ihnen gesehen',
  size: (kilobytes) => `${kilobytes} KB`,
  untitled: 'Seite ohne Titel',

  receive: {
    title: 'Eine Seite übergeben',
    waiting: 'Die Seite, die Sie gelesen haben, ist unterwegs.',
    alone: 'Drücken Sie auf der Seite, die Sie gelesen haben, „Diese Seite kopieren“, und fügen Sie sie hier ein.',
    label: 'Kopierte Seite',
    pasteHint:
      'Nichts wird gelesen, bevor Sie es sagen. Anderer Text als der einer kopierten Seite wird nicht angenommen.',
    notMarked:
      'Das ist keine Seite, die für Postwright kopiert wurde. Drücken Sie dort „Diese Seite kopieren“, und fügen Sie sie hier ein.',
    tooLargeTitle: 'Diese Seite ist zu groß',
    tooLarge: `Bis zu ${megabytes(limits.handedOverBytes)} MB können übergeben werden. Markieren Sie den Text des Artikels, und fügen Sie ihn im Generator ein.`,
    notKeptTitle: 'Diese Seite konnte nicht aufbewahrt werden',
    notKept:
      'In diesem Tab ist kein Platz dafür. Markieren Sie den Text des Artikels, und fügen Sie ihn im Generator ein.',
    toGenerator: 'Generator öffnen',
    signInTitle: 'Melden Sie sich an, um weiterzumachen',
    signIn: 'Anmelden',
    isKept: 'Die Seite bleibt in diesem Tab, bis Sie sich angemeldet haben.',
  },

  bookmarklet: {
    title: 'Seiten lesen, wie Sie sie sehen',
    text: 'Übergeben Sie die Seite, die in Ihrem Browser offen ist: einen Artikel, für den Sie bezahlt oder sich angemeldet haben, oder eine Seite, die einen Browser braucht.',
    link: 'Mit Postwright schreiben',
    how: 'Ziehen Sie diesen Link in Ihre Lesezeichenleiste. Ein Klick auf der Seite eines Artikels öffnet den Generator in einem neuen Tab und übergibt die Seite, wie Sie sie sehen.',
    what: 'Gesendet werden Text und Aufbau dieser Seite und ihre Adresse. Nicht gesendet wird, was Sie dort eingegeben haben, auch keine Cookies, Programme oder Bilder. Gelesen wird erst, wenn Sie im Generator einen Knopf drücken.',
    pressed: 'Es funktioniert nur aus der Lesezeichenleiste. Ziehen Sie es dorthin, oder kopieren Sie es.',
    copy: 'Bookmarklet kopieren',
    copyHint:
      'Am Telefon, oder Ziehen geht nicht? Kopieren Sie es, legen Sie ein neues Lesezeichen an und fügen Sie es als Adresse ein.',
    copied: { title: 'Kopiert!', description: 'Fügen Sie es als Adresse eines neuen Lesezeichens ein.' },
    copyFailed: {
      title: 'Kopieren fehlgeschlagen',
      description: 'Das Kopieren in die Zwischenablage ist fehlgeschlagen.',
    },
    more: 'Mehr dazu, und die Browser-Erweiterung',
  },

  onPage: {
    notAPage: 'Nur Webseiten können an Postwright übergeben werden.',
    title: 'An Postwright übergeben',
    text: 'Diese Seite lässt sich nicht direkt übergeben. Kopieren Sie sie, und fügen Sie sie in Postwright ein.',
    copy: 'Diese Seite kopieren',
    copied: 'Kopiert. Fügen Sie sie jetzt in Postwright ein.',
    copyFailed:
      'Ihr Browser hat das Kopieren abgelehnt. Markieren Sie den Text des Artikels, und fügen Sie ihn in Postwright ein.',
    open: 'Postwright öffnen',
    close: 'Schließen',
  },
}
