import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { postKeys } from '../keys.ts'

/** What the sources of a published post corrected, until its author has dealt with it. */

export type Correction = Answer<'listCorrections'>[number]

export function useCorrections(id: string) {
  return useQuery({
    queryKey: postKeys.corrections(id),
    queryFn: ({ signal }) => callApi('listCorrections', { params: { id }, signal }),
  })
}

/** Puts a correction away; it comes back when that fails. */
export function useSettleCorrection(id: string, onError: (error: Error) => void) {
  const cache = useQueryClient()
  const queryKey = postKeys.corrections(id)
  return useMutation({
    mutationFn: (correctionId: string) => callApi('settleCorrection', { params: { id, correctionId } }),
    onMutate: (correctionId) =>
      cache.setQueryData<Correction[]>(queryKey, (known) => known?.filter((each) => each.id !== correctionId)),
    onError: (error) => {
      onError(error)
      void cache.invalidateQueries({ queryKey })
    },
  })
}
