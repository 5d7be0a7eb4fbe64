import type { generatorTexts } from './texts.ts'

export const generator: typeof generatorTexts = {
  title: 'Beiträge mit KI erstellen',
  windowTitle: 'Beitrag erstellen',
  reader: 'Gäste lesen und kommentieren',
}
