import type { ownPointTexts } from './texts.ts'

export const ownPoint: typeof ownPointTexts = {
  title: 'Ihr eigener Punkt',
  found: (count) => (count === 1 ? 'Ein Satz kommt allein von Ihnen:' : `${count} Sätze kommen allein von Ihnen:`),
  none: 'Bisher erzählt der Beitrag nur seine Quelle nach. LinkedIn zeigt solche Beiträge weniger Menschen.',
  question: (topic) => `Was haben Sie selbst gesehen, getan oder gezählt, das zu „${topic}“ passt?`,
  answer: 'Ihre Antwort',
  add: 'In den Beitrag aufnehmen',
  adding: 'Wird aufgenommen …',
  dismiss: 'Nicht bei diesem Beitrag',
  instruction: 'Arbeite diesen Punkt von mir in den Beitrag ein, nah an meinen Worten und in der Ich-Form:',
}
