import { fetchCode } from '#client/lib/fetch-code'
import { bringFigures, needsFigures } from '#shared/drawing/figures'
import type { SceneDocument } from '#shared/scene/scene'

const listeners = new Set<() => void>()

const code = fetchCode(async () => {
  const { allFigures } = await import('#shared/drawing/all-figures')
  bringFigures(allFigures)
  for (const listen of listeners) listen()
  return allFigures
})

/** Fetches what draws figures, where a document has some. Rejects where it can't be fetched. */
export async function loadFigures({ pages }: SceneDocument): Promise<void> {
  if (!code.current() && pages.some(({ layers }) => layers.some(needsFigures))) await code.load()
}

/** Told once they can be drawn: what was drawn before lacks them. @returns what ends it */
export function watchFigures(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
