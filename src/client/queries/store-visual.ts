import { type QueryClient, useMutation } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'

type Visual = Answer<'listVisuals'>[number]

/** Saving, which the editor needs at once; it loads the list of visuals later. */

/** The request to store a visual. */
export interface VisualToStore {
  readonly body: Body<'createVisual'>
  /** The visual to replace, as it was opened or saved; null creates a new one. */
  readonly over: { readonly id: string; readonly updatedAt: string } | null
}

export function useStoreVisual() {
  return useMutation({
    mutationFn: storeVisual,
    onSuccess: (saved, _sent, _, { client }) => showStoredVisual(client, saved),
  })
}

/** Only the first save sends the post that the visual was made for. */
function storeVisual({ body: { postId, ...body }, over }: VisualToStore): Promise<Visual> {
  if (!over) return callApi('createVisual', { body: { ...body, postId } })
  const { id, updatedAt } = over
  return callApi('updateVisual', { params: { id }, body: { ...body, updatedAt } })
}

/** The visual as someone else saved it meanwhile, where that is why a save failed. */
export function storedVisualInstead(error: unknown): Answer<'getVisual'> | null {
  const isStale = error instanceof ApiError && error.reason === 'visualSavedElsewhere' && error.current !== undefined
  return isStale ? (error.current as Answer<'getVisual'>) : null
}

/** In its place in the list, or on top when it is new; posts say whether they have a visual. */
export function showStoredVisual(cache: QueryClient, saved: Visual): void {
  cache.setQueryData<Visual[]>(queryKeys.visuals, (visuals) => {
    if (!visuals?.some(({ id }) => id === saved.id)) return visuals && [saved, ...visuals]
    return visuals.map((each) => (each.id === saved.id ? saved : each))
  })
  void cache.invalidateQueries({ queryKey: queryKeys.posts })
  void cache.invalidateQueries({ queryKey: [...queryKeys.visualVersions, saved.id, 'list'] })
}
