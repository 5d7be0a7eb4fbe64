import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { callApi, requestApi } from '#client/lib/api'
import type { Answer, Body, Query } from '#shared/contract/contract'
import type { Role } from '#shared/rules/plans'
import { queryKeys } from './keys.ts'
import { changeItems, type ListPage } from './lists.ts'
import { optimisticChange, optimisticRemoval } from './optimistic.ts'
import type { Outcome } from './outcome.ts'

/**
 * Accounts as administrators see and change them. Lists are refetched at each visit, since other administrators change
 * them too.
 */

export type ListedUser = Answer<'listUsers'>[number]
export type PendingUser = Answer<'listPendingUsers'>[number]
export type UserSort = NonNullable<NonNullable<Query<'listUsers'>>['sort']>
export type Invitation = Required<Body<'inviteUser'>>

const pageSize = 25

/** One page at a time; the server's `Link` header says whether there are more. */
export function usersQuery({ q, sort }: { q: string; sort: UserSort }) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.users, { q, sort }],
    queryFn: async ({ pageParam: before, signal }): Promise<ListPage<ListedUser>> => {
      const response = await requestApi('listUsers', { query: { q, sort, limit: pageSize, before }, signal })
      const items = (await response.json()) as ListedUser[]
      return { items, hasMore: /;\s*rel="?next"?/.test(response.headers.get('Link') ?? '') }
    },
    initialPageParam: undefined as string | undefined,
    // the last user still listed: the server cannot continue after a deleted one
    getNextPageParam: (last, pages) => (last.hasMore ? pages.flatMap(({ items }) => items).at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useUsers(filters: { q: string; sort: UserSort }) {
  return useInfiniteQuery(usersQuery(filters))
}

const pendingUsersQuery = queryOptions({
  queryKey: queryKeys.pendingUsers,
  queryFn: ({ signal }) => callApi('listPendingUsers', { signal }),
  staleTime: 0,
})

/** Accounts that wait for approval. */
export function usePendingUsers() {
  return useQuery(pendingUsersQuery)
}

const auditLogQuery = queryOptions({
  queryKey: queryKeys.auditLog,
  queryFn: ({ signal }) => callApi('listAuditLog', { signal }),
  staleTime: 0,
})

/** The latest actions of administrators, newest first. */
export function useAuditLog() {
  return useQuery(auditLogQuery)
}

/** Approves a waiting account. */
export function useAdmitUser(outcome?: Outcome<ListedUser, PendingUser>) {
  return useMutation(admitUser(outcome))
}

export function admitUser(outcome: Outcome<ListedUser, PendingUser> = {}) {
  return optimisticRemoval({
    ...outcome,
    mutationFn: ({ id }: PendingUser) => callApi('approveUser', { params: { id } }),
    lists: queryKeys.pendingUsers,
    settle: (cache) => {
      void cache.invalidateQueries({ queryKey: queryKeys.users })
      refreshCounts(cache)
    },
  })
}

export interface UserChange {
  user: ListedUser
  change: { role: Role } | { isApproved: boolean } | { firstName: string; lastName: string }
}

interface RequestAnswer {
  personId: string
  isApproved: boolean
}

/** Answers who asks for an account. Declining deletes it, unless another administrator has approved it meanwhile. */
export function useAnswerRequest(outcome: Outcome<void, RequestAnswer>) {
  return useMutation({
    mutationFn: async ({ personId: id, isApproved }: RequestAnswer) => {
      if (isApproved) await callApi('approveUser', { params: { id } })
      else if ((await callApi('listPendingUsers')).some((user) => user.id === id)) {
        await callApi('removeUser', { params: { id } })
      }
    },
    ...outcome,
    onSettled: (_answer, _error, _sent, _result, { client }) => {
      void client.invalidateQueries({ queryKey: queryKeys.users })
      void client.invalidateQueries({ queryKey: queryKeys.pendingUsers })
      refreshCounts(client)
    },
  })
}

/** Changes someone's role or name, or grants or withdraws their approval. */
export function useChangeUser(outcome?: Outcome<ListedUser, UserChange>) {
  return useMutation(changeUser(outcome))
}

export function changeUser(outcome: Outcome<ListedUser, UserChange> = {}) {
  return optimisticChange({
    ...outcome,
    mutationFn: ({ user: { id }, change }: UserChange) =>
      'isApproved' in change && change.isApproved
        ? callApi('approveUser', { params: { id } })
        : callApi('changeUser', { params: { id }, body: change }),
    replaces: queryKeys.users,
    show: (cache, { user, change }) => {
      const { role, isApproved, firstName, lastName } = user
      const before = 'role' in change ? { role } : 'isApproved' in change ? { isApproved } : { firstName, lastName }
      changeListed(cache, user.id, (listed) => ({ ...listed, ...change }))
      return () => changeListed(cache, user.id, (listed) => ({ ...listed, ...before }))
    },
    settle: (cache, changed) => {
      changeListed(cache, changed.id, () => changed)
      void cache.invalidateQueries({ queryKey: queryKeys.pendingUsers })
      refreshCounts(cache)
    },
  })
}

/** For a lost phone. Shown only once the server has done it: until then the account is still protected. */
export function useResetSecondFactor(outcome?: Outcome<ListedUser, ListedUser>) {
  return useMutation(resetSecondFactor(outcome))
}

export function resetSecondFactor(outcome: Outcome<ListedUser, ListedUser> = {}) {
  return mutationOptions({
    mutationFn: ({ id }: ListedUser) => callApi('resetSecondFactor', { params: { id } }),
    onSuccess: (changed, user, _result, { client }) => {
      changeListed(client, changed.id, () => changed)
      outcome.onSuccess?.(changed, user)
    },
    onError: (error, user) => outcome.onError?.(error, user),
  })
}

export function useDeleteUser(outcome?: Outcome<void, ListedUser>) {
  return useMutation(deleteUser(outcome))
}

export function deleteUser(outcome: Outcome<void, ListedUser> = {}) {
  return optimisticRemoval({
    ...outcome,
    mutationFn: async ({ id }: ListedUser) => callApi('removeUser', { params: { id } }),
    lists: queryKeys.users,
    settle: (cache) => {
      void cache.invalidateQueries({ queryKey: queryKeys.pendingUsers })
      refreshCounts(cache)
    },
  })
}

/** Invites someone; repeating it sends a new link. */
export function useInviteUser(outcome?: Outcome<ListedUser, Invitation>) {
  return useMutation(inviteUser(outcome))
}

export function inviteUser(outcome: Outcome<ListedUser, Invitation> = {}) {
  return mutationOptions({
    mutationFn: (invitation: Invitation) => callApi('inviteUser', { body: invitation }),
    onSuccess: (invited, invitation, _result, { client }) => {
      void client.invalidateQueries({ queryKey: queryKeys.users })
      void client.invalidateQueries({ queryKey: queryKeys.pendingUsers })
      refreshCounts(client)
      outcome.onSuccess?.(invited, invitation)
    },
    onError: (error, invitation) => outcome.onError?.(error, invitation),
  })
}

/** Changes one user in every list that shows them. */
function changeListed(cache: QueryClient, id: string, change: (user: ListedUser) => ListedUser): void {
  changeItems<ListedUser>(cache, queryKeys.users, (users) =>
    users.map((user) => (user.id === id ? change(user) : user)),
  )
}

/** The counts over all users, and who is shown as waiting. */
function refreshCounts(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: queryKeys.adminStats })
  void cache.invalidateQueries({ queryKey: queryKeys.notices })
}
