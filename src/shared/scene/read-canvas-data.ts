import { canvasLimits } from '#shared/rules/canvas'
import { readStoredPage, withoutRepeats } from './read-page.ts'
import { fieldOf, InvalidValue, orElse, readChoice, readList } from './read-values.ts'
import type { Scene, SceneDocument } from './scene.ts'

export type ReadResult =
  | { readonly ok: true; readonly document: SceneDocument }
  | { readonly ok: false; readonly message: string }

const readVersion = orElse(readChoice([1]), 1)
const readFurtherPages = orElse(readList(readStoredPage, canvasLimits.pages - 1), [])

/**
 * Reads what was saved, by us or by anyone, and completes what is missing; `message` names the first place that
 * cannot be read, such as "layers[3].data.fill". Never throws for values that came out of JSON.
 */
export function readCanvasData(value: unknown): ReadResult {
  try {
    return { ok: true, document: readDocument(value) }
  } catch (error) {
    if (error instanceof InvalidValue) return { ok: false, message: error.message }
    throw error
  }
}

function readDocument(value: unknown): SceneDocument {
  readVersion(fieldOf(value, 'version', ''), 'version')
  const stored = [readStoredPage(value, ''), ...readFurtherPages(fieldOf(value, 'pages', ''), 'pages')]
  const ids = withoutRepeats(
    stored.map((page) => page.id),
    'page',
  )
  return { pages: stored.map((page, at): Scene => ({ ...page, id: ids[at] ?? '' })) }
}
