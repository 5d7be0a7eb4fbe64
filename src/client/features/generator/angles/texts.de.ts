import type { anglesTexts } from './texts.ts'

export const generatorAngles: typeof anglesTexts = {
  title: 'Worum soll es im Beitrag gehen?',
  suggest: 'Blickwinkel vorschlagen',
  hint: 'Liest die Quelle und bietet drei Punkte an, über die Sie schreiben können. Sie können auch einfach erstellen.',
  again: 'Erneut versuchen',
  reading: 'Die Quelle wird gelesen …',
  suggesting: 'Blickwinkel werden gesucht …',
  ready: 'Es gibt Blickwinkel zur Auswahl.',
  chosen: 'Blickwinkel',
  remove: 'Ohne diesen Blickwinkel schreiben',
  kinds: { consequence: 'Folge', tension: 'Gegensatz', lesson: 'Lehre', number: 'Zahl' },
  fromFacts: 'Das sind Sätze des Artikels, ohne Modell gefunden.',
  none: 'Nichts in dieser Quelle sticht von selbst heraus. „Erstellen“ wählt den Punkt.',
  failed: 'Es wurden keine Blickwinkel gefunden.',
  stances: 'Noch keine Meinung? Sie könnten eine von diesen übernehmen:',
  noOpinion: 'Noch keine Meinung?',
  stancesOffered: (count) => (count === 1 ? 'Eine könnten Sie übernehmen.' : `${count} könnten Sie übernehmen.`),
  showOthers: (count) => (count === 1 ? 'Den anderen Vorschlag zeigen' : `Die anderen ${count} zeigen`),
  hideOthers: 'Die anderen ausblenden',
  cautions: {
    crime: {
      title: 'Das wird vielleicht kein guter Beitrag',
      text: 'Der Artikel handelt offenbar von einer Straftat und von Privatleuten. Ein Beitrag darüber kann sie verletzen, und Leser danken es selten. Sie können ihn trotzdem schreiben.',
    },
    tragedy: {
      title: 'Das wird vielleicht kein guter Beitrag',
      text: 'Der Artikel handelt offenbar von Menschen, die verletzt wurden oder gestorben sind. Leser könnten meinen, dass Sie deren Leid nutzen. Sie können ihn trotzdem schreiben.',
    },
    gossip: {
      title: 'Das wird vielleicht kein guter Beitrag',
      text: 'Der Artikel handelt offenbar vom Privatleben anderer. Ihrem Ruf im Beruf hilft das selten. Sie können ihn trotzdem schreiben.',
    },
  },
}
