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

/** Fetches the code of drawings that a document needs beyond the common ones. Rejects where it can't be fetched. */
export async function loadDrawings({ pages }: SceneDocument): Promise<void> {
  if (!code.current() && pages.some(({ layers }) => layers.some(needsOnDemand))) await code.load()
}

/** Calls `listen` once they can be drawn, since earlier drawings lack them. @returns how to stop that */
export function watchDrawings(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
