import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** The secret address of one's calendar of this page's workspace. Refetched at each visit: programs read it meanwhile. */

export function useCalendarAddress() {
  return useQuery({
    queryKey: queryKeys.calendarAddress,
    queryFn: ({ signal }) => callApi('getCalendarAddress', { signal }),
    staleTime: 0,
  })
}

/** Its answer is the only one that has the address itself; the one before ends. */
export function useCreateCalendarAddress({ onError }: Outcome<Answer<'createCalendarAddress'>, void>) {
  return useMutation({
    mutationFn: () => callApi('createCalendarAddress'),
    onSuccess: (_made, _nothing, _, { client }) =>
      void client.invalidateQueries({ queryKey: queryKeys.calendarAddress }),
    onError: (error) => onError?.(error),
  })
}
