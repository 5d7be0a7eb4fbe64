import type { QueryClient } from '@tanstack/react-query'
import { queryClient, queryKeys } from '#client/lib/query'
import type { Answer } from '#shared/contract/contract'

export type Visual = Answer<'listVisuals'>[number]

export const visualKeys = {
  list: ['visuals', 'list'],
  /** What stands in the editor. It goes when the editor is left: coming back asks the server again. */
  opened: ['visuals', 'opened'],
} as const

queryClient.setQueryDefaults(visualKeys.opened, {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  structuralSharing: false,
  networkMode: 'always',
})

/** The list shows what was saved at once; posts say whether they have a visual. */
export function noticeSaved(cache: QueryClient, saved: Visual): void {
  cache.setQueryData<Visual[]>(visualKeys.list, (visuals) => visuals && withSaved(visuals, saved))
  void cache.invalidateQueries({ queryKey: queryKeys.posts })
}

/** In its place, or on top when it is new. */
export function withSaved(visuals: readonly Visual[], saved: Visual): Visual[] {
  const isListed = visuals.some(({ id }) => id === saved.id)
  return isListed ? visuals.map((each) => (each.id === saved.id ? saved : each)) : [saved, ...visuals]
}
