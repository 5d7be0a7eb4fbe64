import { kindOf } from './layer-kinds.ts'
import type { SceneDocument } from './scene.ts'

/** The `src` of each picture that is shown, once, in the order of its first use. */
export function usedAssets(document: SceneDocument): string[] {
  const layers = document.pages.flatMap((page) => page.layers)
  return [...new Set(layers.flatMap((layer) => kindOf(layer).pictureOf(layer) || []))]
}
