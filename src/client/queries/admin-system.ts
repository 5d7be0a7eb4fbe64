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

/** Restarts a job that gave up. */
export function useRetryJob(outcome?: Outcome<unknown, string>) {
  return useMutation(changeGivenUpJob('retryJob', outcome))
}

/** Deletes a job that gave up, without doing its work. */
export function useRemoveJob(outcome?: Outcome<unknown, string>) {
  return useMutation(changeGivenUpJob('removeJob', outcome))
}

/**
 * Either way the job leaves the list. The list is refetched, also after a refusal, and the change counts as pending
 * until then.
 */
export function changeGivenUpJob(route: 'retryJob' | 'removeJob', outcome: Outcome<unknown, string> = {}) {
  return mutationOptions({
    mutationFn: (id: string) => callApi(route, { params: { id } }),
    ...outcome,
    onSettled: (_answer, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: queryKeys.system }),
  })
}
