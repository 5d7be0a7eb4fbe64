import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

export type SystemState = Answer<'getSystem'>
export type GivenUpJob = SystemState['givenUp'][number]

const systemQuery = queryOptions({
  queryKey: queryKeys.system,
  queryFn: ({ signal }) => callApi('getSystem', { signal }),
  staleTime: 0,
})

/** The state of the server, measured at each visit. */
export function useSystem() {
  return useQuery(systemQuery)
}

/** Starts a job again that gave up. */
export function useRetryJob(outcome?: Outcome<unknown, string>) {
  return useMutation(changeGivenUpJob('retryJob', outcome))
}

/** Deletes a job that gave up: what it was to do is not done. */
export function useRemoveJob(outcome?: Outcome<unknown, string>) {
  return useMutation(changeGivenUpJob('removeJob', outcome))
}

/**
 * Either way the job leaves the list; also after a refusal the list is asked for again, and the change lasts until it
 * is here.
 */
export function changeGivenUpJob(route: 'retryJob' | 'removeJob', outcome: Outcome<unknown, string> = {}) {
  return mutationOptions({
    mutationFn: (id: string) => callApi(route, { params: { id } }),
    ...outcome,
    onSettled: (_answer, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: queryKeys.system }),
  })
}
