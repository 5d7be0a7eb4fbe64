import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import type { Answer } from '#shared/contract/contract'
import { nameOf } from './name-of.ts'
import { texts } from './texts.ts'
import { refreshCounts } from './users-cache.ts'

export type PendingUser = Answer<'listPendingUsers'>[number]

/** Who waits for approval. Asked anew at each visit: a list of people waiting should not be five minutes old. */
export function usePendingUsers() {
  return useQuery({
    queryKey: queryKeys.pendingUsers,
    queryFn: ({ signal }) => callApi('listPendingUsers', { signal }),
    staleTime: 0,
  })
}

/** Approves at once on screen, and takes it back with a toast when the server refuses. */
export function useApproveUser() {
  const cache = useQueryClient()
  const waiting = () => cache.getQueryData<PendingUser[]>(queryKeys.pendingUsers) ?? []

  return useMutation({
    mutationFn: (user: PendingUser) => callApi('approveUser', { params: { id: user.id } }),
    onMutate: async (user) => {
      await cache.cancelQueries({ queryKey: queryKeys.pendingUsers })
      const place = waiting().findIndex((other) => other.id === user.id)
      cache.setQueryData(
        queryKeys.pendingUsers,
        waiting().filter((other) => other.id !== user.id),
      )
      return { place }
    },
    onSuccess: (_, user) => {
      const { title, description } = texts.approved
      toast({ kind: 'success', title, description: description(nameOf(user)) })
      void cache.invalidateQueries({ queryKey: queryKeys.users })
      refreshCounts(cache)
    },
    // Only this person returns, to the old place: others may have been approved in the meantime.
    onError: (error, user, context) => {
      const place = context?.place ?? 0
      cache.setQueryData(queryKeys.pendingUsers, waiting().toSpliced(place, 0, user))
      toast({ kind: 'error', title: texts.approvalFailed, description: sentenceOf(error) })
    },
  })
}
