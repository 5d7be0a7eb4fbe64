import { type QueryClient, useMutation } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'

type Visual = Answer<'listVisuals'>[number]

/** Saving, which the editor needs at once; the list of visuals is asked for later. */

/** What is sent to be stored. */
export interface VisualToStore {
  readonly body: Body<'createVisual'>
  /** The visual to store it over; null makes a new one. `updatedAt` null overwrites whatever is there. */
  readonly over: { readonly id: string; readonly updatedAt: string | null } | null
}

export function useStoreVisual() {
  return useMutation({
    mutationFn: storeVisual,
    onSuccess: (saved, _sent, _, { client }) => showStoredVisual(client, saved),
  })
}

/** The post that a visual was made for is stored with it once. */
function storeVisual({ body: { postId, ...body }, over }: VisualToStore): Promise<Visual> {
  if (!over) return callApi('createVisual', { body: { ...body, postId } })
  const { id, updatedAt } = over
  return callApi('updateVisual', { params: { id }, body: { ...body, ...(updatedAt && { updatedAt }) } })
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
