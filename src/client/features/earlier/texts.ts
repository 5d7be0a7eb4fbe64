import { catalogue } from '#client/lib/catalogue'

/** Every text about what a post has in common with earlier ones. */
export const earlierTexts = catalogue('earlierPosts', {
  title: 'In your earlier posts',
  hint: 'Figures and openings you used before.',
  ask: 'Look for them',
  comparing: 'Comparing...',
  failed: 'Your earlier posts could not be compared',
  none: 'No figure and no opening that you used before.',
  opening: 'Opening',
  figureOn: (day: string) => `You used this figure on ${day}:`,
  figure: 'You used this figure before:',
  openedOn: (day: string) => `You opened a post this way on ${day}:`,
  opened: 'You opened a post this way before:',
  inPost: 'in',
  contradictions: {
    ask: 'Ask a model for contradictions',
    again: 'Ask again',
    asking: 'Asking...',
    cancel: 'Cancel',
    failed: 'The model could not be asked',
    nothing: 'No earlier sentence has the same subject.',
    none: (count: string, model: string) => `${model} compared ${count} pairs of sentences and found no contradiction.`,
    found: (count: number) =>
      count === 1 ? 'One sentence may contradict you:' : `${count} sentences may contradict you:`,
    saidOn: (day: string) => `You wrote on ${day}:`,
    said: 'You wrote before:',
  },
})
