import type { conflictTexts } from './texts.ts'

export const versionsConflict: typeof conflictTexts = {
  title: 'Dieser Beitrag wurde inzwischen gespeichert',
  lead: {
    unknown: 'Jemand anderes hat ihn gespeichert, seit Sie begonnen haben, oder Sie selbst auf einer anderen Seite.',
    self: 'Sie haben ihn auf einer anderen Seite gespeichert, seit Sie begonnen haben.',
    other: (name) => `${name} hat ihn gespeichert, seit Sie begonnen haben.`,
  },
  choose: 'Wählen Sie, was im Beitrag steht. Der andere Text bleibt bei den Fassungen.',
  theirs: 'Inzwischen gespeichert',
  mine: 'Ihr Text',
  titleIs: (title) => `Titel: ${title}`,
  marks: 'Unterschiede sind markiert.',
  takeTheirs: 'Gespeicherten übernehmen',
  keepMine: 'Meinen behalten',
  merge: 'Beide zusammenführen',
  joined: 'Beide Texte in einem',
  overlaps: (count) =>
    count === 0
      ? 'Lesen Sie ihn durch, bevor Sie speichern. Ihr eigener Text steht schon bei den Fassungen.'
      : count === 1
        ? 'An einer Stelle haben beide dieselben Wörter geändert. Beide Wortlaute stehen da: Löschen Sie einen.'
        : `An ${count} Stellen haben beide dieselben Wörter geändert. Beide Wortlaute stehen da: Löschen Sie jeweils einen.`,
  unknownOrigin: 'Das ist Ihr Text. Setzen Sie ein, was Sie vom gespeicherten übernehmen möchten.',
  saveJoined: 'Zusammengeführten Text speichern',
  later: 'Später entscheiden',
  elsewhere: {
    unknown: 'Jemand anderes hat diesen Beitrag geändert',
    self: 'Sie haben diesen Beitrag auf einer anderen Seite geändert',
    other: (name) => `${name} hat diesen Beitrag geändert`,
  },
  showTheirs: 'Den neuen Text zeigen',
  elsewhereEditing: 'Wenn Sie speichern, sehen Sie beide Texte und wählen.',
  compare: 'Jetzt vergleichen',
}
