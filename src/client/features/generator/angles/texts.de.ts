import type { anglesTexts } from './texts.ts'

export const generatorAngles: typeof anglesTexts = {
  title: 'Worum soll es im Beitrag gehen?',
  suggest: 'Blickwinkel vorschlagen',
  again: 'Erneut versuchen',
  reading: 'Die Quelle wird gelesen …',
  suggesting: 'Blickwinkel werden gesucht …',
  ready: 'Es gibt Blickwinkel zur Auswahl.',
  chosen: 'Blickwinkel',
  kinds: { consequence: 'Folge', tension: 'Gegensatz', lesson: 'Lehre', number: 'Zahl' },
  fromFacts: 'Sätze aus dem Artikel, ohne KI.',
  none: 'Kein Punkt sticht heraus. Legen Sie einfach los.',
  stances: 'Mögliche Meinungen',
  cautions: {
    crime: {
      title: 'Das wird vielleicht kein guter Beitrag',
      text: 'Der Artikel handelt offenbar von einer Straftat und von Privatleuten. Ein Beitrag kann sie verletzen.',
    },
    tragedy: {
      title: 'Das wird vielleicht kein guter Beitrag',
      text: 'Der Artikel handelt offenbar von Menschen, die verletzt wurden oder gestorben sind. Ein Beitrag kann wirken, als nutzten Sie deren Leid.',
    },
    gossip: {
      title: 'Das wird vielleicht kein guter Beitrag',
      text: 'Der Artikel handelt offenbar vom Privatleben anderer. Ihrem Ruf im Beruf hilft das selten.',
    },
  },
}
