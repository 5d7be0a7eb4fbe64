import type { generatorTexts } from './texts.ts'

export const generator: typeof generatorTexts = {
  title: 'Beiträge mit KI erstellen',
  windowTitle: 'Beitrag erstellen',
  reader: {
    title: 'Gäste lesen und kommentieren',
    text: 'Um hier zu schreiben, bitten Sie die Leitung des Teams um eine andere Rolle.',
  },
}
