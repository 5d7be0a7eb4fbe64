import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import type { Role } from '#shared/rules/plans'
import { nameOf } from './name-of.ts'
import { changeTexts, roleLabels, texts } from './texts.ts'
import { changeListed, type ListedUser, refreshCounts, takeOff } from './users-cache.ts'

/** What administrators do to one account. It shows at once, and is taken back with a toast when the server refuses. */

export type UserChange = { role: Role } | { isApproved: boolean }

export function useChangeUser() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ user: { id }, change }: { user: ListedUser; change: UserChange }) =>
      'isApproved' in change && change.isApproved
        ? callApi('approveUser', { params: { id } })
        : callApi('changeUser', { params: { id }, body: change }),
    onMutate: async ({ user, change }) => {
      await cache.cancelQueries({ queryKey: queryKeys.users })
      changeListed(cache, user.id, (listed) => ({ ...listed, ...change }))
    },
    onSuccess: (changed, { change }) => {
      changeListed(cache, changed.id, () => changed)
      void cache.invalidateQueries({ queryKey: queryKeys.pendingUsers })
      refreshCounts(cache)
      toast({ kind: 'success', ...wordsOf(changed, change) })
    },
    onError: (error, { user, change }) => {
      const before = 'role' in change ? { role: user.role } : { isApproved: user.isApproved }
      changeListed(cache, user.id, (listed) => ({ ...listed, ...before }))
      const isApproval = 'isApproved' in change && change.isApproved
      const title = isApproval ? texts.approvalFailed : changeTexts.updateFailed
      toast({ kind: 'error', title, description: sentenceOf(error) })
    },
  })
}

function wordsOf(user: ListedUser, change: UserChange): { title: string; description: string } {
  const name = nameOf(user)
  if ('role' in change) {
    const { title, description } = changeTexts.roleChanged
    return { title, description: description(name, roleLabels[change.role]) }
  }
  const { title, description } = change.isApproved ? texts.approved : changeTexts.withdrawn
  return { title, description: description(name) }
}

export function useDeleteUser() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ListedUser) => callApi('removeUser', { params: { id } }),
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey: queryKeys.users })
      return { putBack: takeOff(cache, id) }
    },
    onSuccess: (_, user) => {
      void cache.invalidateQueries({ queryKey: queryKeys.pendingUsers })
      refreshCounts(cache)
      const { title, description } = changeTexts.deleted
      toast({ kind: 'success', title, description: description(nameOf(user)) })
    },
    onError: (error, _, context) => {
      context?.putBack()
      toast({ kind: 'error', title: changeTexts.deleteFailed, description: sentenceOf(error) })
    },
  })
}
