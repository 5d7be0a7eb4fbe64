import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { limits } from '#shared/rules/limits'
import { queryKeys } from './keys.ts'
import { useOptimisticRemoval } from './optimistic.ts'
import type { Outcome } from './outcome.ts'
import { showStoredVisual } from './store-visual.ts'

export type Visual = Answer<'listVisuals'>[number]

const list = queryOptions({
  queryKey: queryKeys.visuals,
  queryFn: ({ signal }) => callApi('listVisuals', { query: { limit: limits.visuals }, signal }),
})

/** All of one's visuals, newest first. */
export function useVisuals() {
  return useQuery(list)
}

/** The same for a one-time operation. */
export function useLoadVisuals(): () => Promise<Visual[]> {
  const cache = useQueryClient()
  return () => cache.fetchQuery(list)
}

/** Stores a copy of a visual, which belongs to no post. `name` is the copy's. */
export function useDuplicateVisual(outcome: Outcome<Visual, CopyOfVisual> = {}) {
  return useMutation({
    mutationFn: async ({ id, name }: CopyOfVisual) => {
      const { canvasData, width, height } = await callApi('getVisual', { params: { id } })
      return await callApi('createVisual', { body: { name, canvasData, width, height } })
    },
    onSuccess: (saved, sent, _, { client }) => {
      showStoredVisual(client, saved)
      outcome.onSuccess?.(saved, sent)
    },
    onError: outcome.onError,
  })
}

interface CopyOfVisual {
  readonly id: string
  readonly name: string
}

/** Removes the visual from the list at once. */
export function useDeleteVisual(outcome: Outcome<unknown, Visual> = {}) {
  return useOptimisticRemoval<Visual, unknown>({
    ...outcome,
    mutationFn: ({ id }) => callApi('deleteVisual', { params: { id } }),
    lists: queryKeys.visuals,
    settle: (cache) => void cache.invalidateQueries({ queryKey: queryKeys.posts }),
  })
}
