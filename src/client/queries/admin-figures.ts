import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** The counts of the admin dashboard, refetched at each visit. */

export type AdminStats = Answer<'getAdminStats'>

const adminStatsQuery = queryOptions({
  queryKey: queryKeys.adminStats,
  queryFn: ({ signal }) => callApi('getAdminStats', { signal }),
  staleTime: 0,
})

export function useAdminStats() {
  return useQuery(adminStatsQuery)
}

const paymentStateQuery = queryOptions({
  queryKey: queryKeys.paymentState,
  queryFn: ({ signal }) => callApi('getPaymentState', { signal }),
  staleTime: 0,
})

/** The state of the payment provider, for administrators. */
export function usePaymentState() {
  return useQuery(paymentStateQuery)
}

/** Resets everyone's used posts of this month to zero. */
export function useResetMonth(outcome?: Outcome<Answer<'resetMonthlyPosts'>, void>) {
  return useMutation(resetMonth(outcome))
}

export function resetMonth(outcome: Outcome<Answer<'resetMonthlyPosts'>, void> = {}) {
  return mutationOptions({
    mutationFn: () => callApi('resetMonthlyPosts'),
    onSuccess: (answer, _nothing, _result, { client }) => {
      // every query with a count of posts
      for (const queryKey of [queryKeys.users, queryKeys.adminStats, queryKeys.pendingUsers, queryKeys.user]) {
        void client.invalidateQueries({ queryKey })
      }
      outcome.onSuccess?.(answer)
    },
    onError: (error) => outcome.onError?.(error),
  })
}
