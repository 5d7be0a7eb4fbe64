import type { generatorTexts } from './texts.ts'

export const generator: typeof generatorTexts = {
  title: 'Beiträge mit KI erstellen',
  windowTitle: 'Beitrag erstellen',
  lede: 'Aus einem Artikel, einem Text oder einem Dokument wird ein Beitrag, hinter dem Sie stehen können.',
}
