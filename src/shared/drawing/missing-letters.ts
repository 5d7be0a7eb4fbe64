import { isIncludedFamily, missingLetters } from '#shared/fonts/fonts'
import type { Scene } from '#shared/scene/scene'
import { drawingOf } from './canvas/layer-drawings.ts'
import type { SetText } from './layer/layer-drawing.ts'

/** What is set in letters on pages, of what is seen. */
export function textsOf(pages: readonly Pick<Scene, 'layers'>[]): SetText[] {
  const layers = pages.flatMap((page) => page.layers.filter(({ visible }) => visible))
  return layers.flatMap((layer) => drawingOf(layer).words(layer))
}

/**
 * Characters that no font of ours has, each once: a browser takes them from a font of its machine, the server has none. Words
 * in a font that their author uploaded are left out, since that may have them.
 */
export function missingLettersOf(pages: readonly Pick<Scene, 'layers'>[]): string[] {
  const texts = textsOf(pages).filter(({ fontFamily }) => isIncludedFamily(fontFamily))
  return [...new Set(texts.flatMap(missingLetters))]
}
