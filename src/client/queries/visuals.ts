import { useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { limits } from '#shared/rules/limits'
import { queryKeys } from './keys.ts'
import { useOptimisticRemoval } from './optimistic.ts'
import type { Outcome } from './outcome.ts'

export type Visual = Answer<'listVisuals'>[number]

/** All of one's visuals, newest first. */
export function useVisuals() {
  return useQuery({
    queryKey: queryKeys.visuals,
    queryFn: ({ signal }) => callApi('listVisuals', { query: { limit: limits.visuals }, signal }),
  })
}

/** Takes the visual off the list at once. */
export function useDeleteVisual(outcome: Outcome<unknown, Visual> = {}) {
  return useOptimisticRemoval<Visual, unknown>({
    ...outcome,
    mutationFn: ({ id }) => callApi('deleteVisual', { params: { id } }),
    lists: queryKeys.visuals,
    settle: (cache) => void cache.invalidateQueries({ queryKey: queryKeys.posts }),
  })
}
