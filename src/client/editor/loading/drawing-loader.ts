import { fetchCode } from '#client/lib/fetch-code'
import { needsOnDemand, provideOnDemand } from '#shared/drawing/layer/on-demand'
import type { SceneDocument } from '#shared/scene/scene'

const listeners = new Set<() => void>()

const code = fetchCode(async () => {
  const { onDemandDrawings } = await import('#shared/drawing/canvas/on-demand-drawings')
  provideOnDemand(onDemandDrawings)
  for (const listen of listeners) listen()
  return onDemandDrawings
})

/** Loads the drawing code that a document needs beyond the common set. Rejects where it can't be loaded. */
export async function loadDrawings({ pages }: SceneDocument): Promise<void> {
  if (!code.current() && pages.some(({ layers }) => layers.some(needsOnDemand))) await code.load()
}

/** Calls `listen` once more drawings are loaded, since earlier paints lack them. @returns a function that stops it */
export function watchDrawings(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
