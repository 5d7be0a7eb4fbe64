import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

export type Session = Answer<'listSessions'>[number]

export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => callApi('listSessions', { signal }),
    staleTime: 0, // a stranger's session should not show five minutes late
  })
}

/** Ends all sessions except the current one. */
export function useEndOtherSessions({ onSuccess, onError }: Outcome<Answer<'endSessions'>, void> = {}) {
  return useMutation({
    mutationFn: () => callApi('endSessions'),
    onSuccess: (answer, _variables, _, { client }) => {
      client.setQueryData<Session[]>(queryKeys.sessions, (sessions) => sessions?.filter(({ isCurrent }) => isCurrent))
      onSuccess?.(answer)
    },
    onError: (error) => onError?.(error),
  })
}
