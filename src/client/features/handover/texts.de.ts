import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import type { handoverTexts } from './texts.ts'

export const handover: typeof handoverTexts = {
  seen: 'wie von Ihnen gesehen',
  size: (kilobytes) => `${kilobytes} KB`,
  untitled: 'Seite ohne Titel',

  receive: {
    title: 'Seite senden',
    waiting: 'Ihre Seite ist unterwegs.',
    alone: 'Drücken Sie auf der Seite, die Sie gelesen haben, „Diese Seite kopieren“, und fügen Sie sie hier ein.',
    label: 'Kopierte Seite',
    notMarked:
      'Das ist keine Seite, die für Postwright kopiert wurde. Drücken Sie dort „Diese Seite kopieren“, und fügen Sie sie hier ein.',
    tooLargeTitle: 'Diese Seite ist zu groß',
    tooLarge: `Seiten dürfen bis zu ${megabytes(limits.handedOverBytes)} MB haben. Fügen Sie stattdessen den Text des Artikels im Generator ein.`,
    notKeptTitle: 'Diese Seite konnte nicht aufbewahrt werden',
    notKept: 'In diesem Tab ist kein Platz dafür. Fügen Sie stattdessen den Text des Artikels im Generator ein.',
    toGenerator: 'Generator öffnen',
    signInTitle: 'Melden Sie sich an, um weiterzumachen',
    signIn: 'Anmelden',
    isKept: 'Ihre Seite bleibt in diesem Tab.',
  },

  bookmarklet: {
    title: 'Seiten aus dem Browser senden',
    text: 'Für Artikel, für die Sie bezahlt oder sich angemeldet haben.',
    link: 'Mit Postwright schreiben',
    how: 'Ziehen Sie diesen Link in Ihre Lesezeichenleiste, und klicken Sie ihn dann auf der Seite eines Artikels an.',
    what: 'Gesendet werden Inhalt und Adresse der Seite. Ihre Eingaben und Cookies bleiben bei Ihnen.',
    pressed: 'Es funktioniert nur aus der Lesezeichenleiste. Ziehen Sie es dorthin, oder kopieren Sie es.',
    copy: 'Bookmarklet kopieren',
    copied: { title: 'Kopiert!', description: 'Fügen Sie es als Adresse eines neuen Lesezeichens ein.' },
    copyFailed: {
      title: 'Kopieren fehlgeschlagen',
      description: 'Das Kopieren in die Zwischenablage ist fehlgeschlagen.',
    },
    more: 'Mehr dazu und zur Browser-Erweiterung',
  },

  onPage: {
    notAPage: 'Nur Webseiten lassen sich an Postwright senden.',
    title: 'An Postwright senden',
    text: 'Diese Seite lässt sich nicht direkt senden. Kopieren Sie sie, und fügen Sie sie in Postwright ein.',
    copy: 'Diese Seite kopieren',
    copied: 'Kopiert. Fügen Sie sie jetzt in Postwright ein.',
    copyFailed:
      'Ihr Browser hat das Kopieren nicht erlaubt. Fügen Sie stattdessen den Text des Artikels in Postwright ein.',
    open: 'Postwright öffnen',
    close: 'Schließen',
  },
}
