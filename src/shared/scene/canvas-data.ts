import type { Scene, SceneDocument } from './scene.ts'

/**
 * A visual as saved. The first page is at the top level, so that a visual of one page has the form of the
 * specification, {layers, settings}; a carousel's further pages are in `pages`.
 */
export interface CanvasData extends Scene {
  readonly version: 1
  readonly pages?: readonly Scene[]
}

export function writeCanvasData(document: SceneDocument): CanvasData {
  const [first, ...further] = document.pages
  if (!first) throw new Error('A document without a page cannot be saved.')
  return further.length === 0 ? { version: 1, ...first } : { version: 1, ...first, pages: further }
}
