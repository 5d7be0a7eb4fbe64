import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import { texts } from './texts.ts'

/** The figures of the installation, counted anew at each visit. */
export function useAdminStats() {
  return useQuery({
    queryKey: queryKeys.adminStats,
    queryFn: ({ signal }) => callApi('getAdminStats', { signal }),
    staleTime: 0,
  })
}

/** Starts everyone's month anew; all that shows a count of posts is asked for again. */
export function useResetMonth() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('resetMonthlyPosts'),
    onSuccess: ({ message }) => {
      for (const queryKey of [queryKeys.users, queryKeys.adminStats, queryKeys.pendingUsers, queryKeys.user]) {
        void cache.invalidateQueries({ queryKey })
      }
      toast({ kind: 'success', title: texts.resetDone, description: message })
    },
    onError: (error) => toast({ kind: 'error', title: texts.resetFailed, description: sentenceOf(error) }),
  })
}
