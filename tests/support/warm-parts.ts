import { createDrawing } from '#server/adapters/drawing/create-drawing'
import type { Drawing } from '#server/adapters/drawing/drawing'
import type { Config } from '#server/platform/config'
import type { Reader } from '#server/reading/article'
import { parseAllowList } from '#server/reading/fetch/allow-list'
import { createPagePool } from '#server/reading/pool/page-pool'
import { createReader } from '#server/reading/reader/reader'

/**
 * A server's first reading starts a process, and its first drawing a thread: half a second of processor time. The
 * servers of a worker share one of each, which end with the worker.
 */

const staysOpen = { close: async () => {} }
const pool = { ...createPagePool(), ...staysOpen }

export const warmDrawing: Drawing = { ...createDrawing(), ...staysOpen }

export function warmReader({ fetchAllow, ocr }: Config): Reader {
  return createReader({ allow: parseAllowList(fetchAllow), ocr, pool })
}
