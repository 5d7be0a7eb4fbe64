import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'

/** What was counted of published posts. */

export type Figures = Answer<'listPostFigures'>[number]

/** Of one post, latest first. */
export function usePostFigures(id: string) {
  return useQuery({
    queryKey: postKeys.figures(id),
    queryFn: ({ signal }) => callApi('listPostFigures', { params: { id }, signal }),
  })
}

/** @returns the stored figures; rejects with the failure */
export function useAddFigures(id: string) {
  return useMutation({
    mutationFn: (body: Body<'addFigures'>) => callApi('addFigures', { params: { id }, body }),
    onSuccess: (_added, _body, _, { client }) => client.invalidateQueries({ queryKey: queryKeys.figures }),
  })
}

/** Removes figures; they come back when that fails. */
export function useRemoveFigures(id: string, onError: (error: Error) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (figuresId: string) => callApi('removeFigures', { params: { id, figuresId } }),
    onMutate: (figuresId) =>
      cache.setQueryData<Figures[]>(postKeys.figures(id), (known) => known?.filter((each) => each.id !== figuresId)),
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.figures }),
  })
}
