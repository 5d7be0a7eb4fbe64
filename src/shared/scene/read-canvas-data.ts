import { canvasLimits } from '#shared/rules/canvas'
import { readStoredPage, type StoredPage, withoutRepeats } from './read-page.ts'
import { fieldOf, InvalidValue, orElse, readChoice, readList, refuse } from './read-values.ts'
import type { Scene, SceneDocument } from './scene.ts'

export type ReadResult =
  | { readonly ok: true; readonly document: SceneDocument }
  | { readonly ok: false; readonly message: string }

const readVersion = orElse(readChoice([1]), 1)
const readFurtherPages = orElse(
  readList((page) => page, canvasLimits.pages - 1),
  [],
)

/**
 * Reads saved data from any origin and fills in missing values; `message` names the first invalid place, such as
 * "layers[3].data.fill". Never throws for parsed JSON.
 */
export function readCanvasData(value: unknown): ReadResult {
  try {
    return { ok: true, document: toDocument([...readPages(value)]) }
  } catch (error) {
    return failure(error)
  }
}

/** The same, with a rest after each page: a document of twenty full ones takes half a second. */
export async function readCanvasDataByPage(value: unknown, rest: () => Promise<unknown>): Promise<ReadResult> {
  try {
    const stored: StoredPage[] = []
    for (const page of readPages(value)) {
      stored.push(page)
      await rest()
    }
    return { ok: true, document: toDocument(stored) }
  } catch (error) {
    return failure(error)
  }
}

/** @throws anything that is not a mistake in the data */
function failure(error: unknown): ReadResult {
  if (error instanceof InvalidValue) return { ok: false, message: error.message }
  throw error
}

function* readPages(value: unknown): Generator<StoredPage> {
  readVersion(fieldOf(value, 'version', ''), 'version')
  const room = { layers: canvasLimits.layers, runs: canvasLimits.runs }
  yield within(readStoredPage(value, ''), room)
  for (const [at, page] of readFurtherPages(fieldOf(value, 'pages', ''), 'pages').entries()) {
    yield within(readStoredPage(page, `pages[${at}]`), room)
  }
}

/** Counts what all pages together may have many of. */
function within(page: StoredPage, room: { layers: number; runs: number }): StoredPage {
  room.layers -= page.layers.length
  for (const layer of page.layers) if (layer.type === 'text') room.runs -= layer.data.runs?.length ?? 0
  if (room.layers < 0) refuse('', `have at most ${canvasLimits.layers} layers`)
  if (room.runs < 0) refuse('', `have at most ${canvasLimits.runs} parts of texts that look different`)
  return page
}

function toDocument(stored: readonly StoredPage[]): SceneDocument {
  const ids = withoutRepeats(
    stored.map((page) => page.id),
    'page',
  )
  return { pages: stored.map((page, at): Scene => ({ ...page, id: ids[at] ?? '' })) }
}
