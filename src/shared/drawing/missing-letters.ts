import { isIncludedFamily, missingLetters } from '#shared/fonts/fonts'
import type { Scene } from '#shared/scene/scene'
import { drawingOf } from './canvas/layer-drawings.ts'
import type { SetText } from './layer/layer-drawing.ts'

/** The visible texts on pages. */
export function textsOf(pages: readonly Pick<Scene, 'layers'>[]): SetText[] {
  const layers = pages.flatMap((page) => page.layers.filter(({ visible }) => visible))
  return layers.flatMap((layer) => drawingOf(layer).words(layer))
}

/**
 * Characters that none of our fonts has, each once: a browser falls back to the machine's fonts, the server has none.
 * Words in an uploaded font are skipped, since that font may have them.
 */
export function missingLettersOf(pages: readonly Pick<Scene, 'layers'>[]): string[] {
  const texts = textsOf(pages).filter(({ fontFamily }) => isIncludedFamily(fontFamily))
  return [...new Set(texts.flatMap(missingLetters))]
}
