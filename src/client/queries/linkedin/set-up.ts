import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from '../keys.ts'
import type { Outcome } from '../outcome.ts'

/** The LinkedIn apps through which this installation connects accounts. Administrators only. */

export type LinkedinSetUp = Answer<'getLinkedinSetUp'>
export type LinkedinAppFacts = LinkedinSetUp['person']

export function useLinkedinSetUp() {
  return useQuery({
    queryKey: queryKeys.linkedinSetUp,
    queryFn: ({ signal }) => callApi('getLinkedinSetUp', { signal }),
    staleTime: 0,
  })
}

export function useSaveLinkedinSetUp(outcome: Outcome<LinkedinSetUp, Body<'saveLinkedinSetUp'>> = {}) {
  return useMutation({
    mutationFn: (body: Body<'saveLinkedinSetUp'>) => callApi('saveLinkedinSetUp', { body }),
    onSuccess: (saved, body, _result, { client }) => {
      client.setQueryData(queryKeys.linkedinSetUp, saved)
      // the installation's public facts say whether accounts can be connected
      void client.invalidateQueries({ queryKey: queryKeys.config })
      outcome.onSuccess?.(saved, body)
    },
    onError: (error, body) => outcome.onError?.(error, body),
  })
}

/** Asks LinkedIn whether it knows the app. */
export function useTestLinkedinApp() {
  return useMutation({ mutationFn: (body: Body<'testLinkedinApp'>) => callApi('testLinkedinApp', { body }) })
}
