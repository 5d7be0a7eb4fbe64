import type { earlierTexts } from './texts.ts'

export const earlierPosts: typeof earlierTexts = {
  title: 'In Ihren früheren Beiträgen',
  hint: 'Zahlen und Einstiege, die Sie schon verwendet haben.',
  ask: 'Danach suchen',
  comparing: 'Wird verglichen …',
  failed: 'Ihre früheren Beiträge konnten nicht verglichen werden',
  none: 'Keine Zahl und kein Einstieg, den Sie schon verwendet haben.',
  opening: 'Einstieg',
  figureOn: (day) => `Diese Zahl haben Sie am ${day} verwendet:`,
  figure: 'Diese Zahl haben Sie schon verwendet:',
  openedOn: (day) => `So haben Sie am ${day} einen Beitrag begonnen:`,
  opened: 'So haben Sie schon einen Beitrag begonnen:',
  inPost: 'in',
  contradictions: {
    ask: 'Modell nach Widersprüchen fragen',
    again: 'Noch einmal fragen',
    asking: 'Wird gefragt …',
    cancel: 'Abbrechen',
    failed: 'Das Modell konnte nicht gefragt werden',
    nothing: 'Kein früherer Satz handelt vom selben.',
    none: (count, model) => `${model} hat ${count} Satzpaare verglichen und keinen Widerspruch gefunden.`,
    found: (count) =>
      count === 1 ? 'Ein Satz widerspricht Ihnen vielleicht:' : `${count} Sätze widersprechen Ihnen vielleicht:`,
    saidOn: (day) => `Am ${day} schrieben Sie:`,
    said: 'Früher schrieben Sie:',
  },
}
