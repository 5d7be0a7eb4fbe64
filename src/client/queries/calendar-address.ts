import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** The secret address of the person's calendar of this workspace. Refetched at each visit, since programs read it meanwhile. */

export function useCalendarAddress() {
  return useQuery({
    queryKey: queryKeys.calendarAddress,
    queryFn: ({ signal }) => callApi('getCalendarAddress', { signal }),
    staleTime: 0,
  })
}

/** Only this answer contains the address. The previous address ends. */
export function useCreateCalendarAddress({ onError }: Outcome<Answer<'createCalendarAddress'>, void>) {
  return useMutation({
    mutationFn: () => callApi('createCalendarAddress'),
    onSuccess: (_made, _nothing, _, { client }) =>
      void client.invalidateQueries({ queryKey: queryKeys.calendarAddress }),
    onError: (error) => onError?.(error),
  })
}
