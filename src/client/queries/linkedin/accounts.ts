import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from '../keys.ts'
import { useOptimisticChange } from '../optimistic.ts'
import type { Outcome } from '../outcome.ts'
import type { User } from '../user.ts'

/** The LinkedIn accounts that posts can be published from. */
export type LinkedinAccount = Answer<'listLinkedinAccounts'>[number]

/** @param isWanted false loads nothing yet */
export function useLinkedinAccounts(isWanted = true) {
  return useQuery({
    queryKey: queryKeys.linkedinAccounts,
    queryFn: ({ signal }) => callApi('listLinkedinAccounts', { signal }),
    enabled: isWanted,
  })
}

/** Connects the account of a token created on LinkedIn's own page. */
export function useAddLinkedinAccount(outcome: Outcome<LinkedinAccount, Body<'addLinkedinAccount'>> = {}) {
  return useMutation({
    mutationFn: (body: Body<'addLinkedinAccount'>) => callApi('addLinkedinAccount', { body }),
    onSuccess: (account, body, _result, { client }) => {
      showAccount(client, account)
      countAccounts(client)
      outcome.onSuccess?.(account, body)
    },
    onError: (error, body) => outcome.onError?.(error, body),
  })
}

export type AccountChange = { account: LinkedinAccount } & Body<'changeLinkedinAccount'>

/** Pauses an account, or changes its weekly times: shown at once. */
export function useChangeLinkedinAccount(outcome: Outcome<LinkedinAccount, AccountChange> = {}) {
  return useOptimisticChange(changeLinkedinAccount(outcome))
}

export function changeLinkedinAccount(outcome: Outcome<LinkedinAccount, AccountChange> = {}) {
  return {
    ...outcome,
    mutationFn: ({ account: { id }, ...body }: AccountChange) =>
      callApi('changeLinkedinAccount', { params: { id }, body }),
    replaces: queryKeys.linkedinAccounts,
    scope: { id: 'linkedin-account' },
    show: (cache: QueryClient, { account, ...change }: AccountChange) => {
      showAccount(cache, { ...account, ...withoutMissing(change) })
      return () => showAccount(cache, account)
    },
    settle: (cache: QueryClient, saved: LinkedinAccount) => {
      showAccount(cache, saved)
      // queue times follow the weekly times, and held posts may continue
      void cache.invalidateQueries({ queryKey: queryKeys.publications })
    },
  }
}

/** Removes an account and asks LinkedIn to revoke its token; the response says whether LinkedIn did. */
export function useRemoveLinkedinAccount(outcome: Outcome<Answer<'removeLinkedinAccount'>, LinkedinAccount> = {}) {
  return useMutation({
    mutationFn: ({ id }: LinkedinAccount) => callApi('removeLinkedinAccount', { params: { id } }),
    onSuccess: (said, account, _result, { client }) => {
      changeAccounts(client, (accounts) => accounts.filter(({ id }) => id !== account.id))
      countAccounts(client)
      void client.invalidateQueries({ queryKey: queryKeys.publications })
      outcome.onSuccess?.(said, account)
    },
    onError: (error, account) => outcome.onError?.(error, account),
  })
}

/** In its place, or as the last. */
export function showAccount(cache: QueryClient, saved: LinkedinAccount): void {
  changeAccounts(cache, (accounts) => {
    const place = accounts.findIndex(({ id }) => id === saved.id)
    return place < 0 ? [...accounts, saved] : accounts.with(place, saved)
  })
}

function changeAccounts(cache: QueryClient, change: (accounts: LinkedinAccount[]) => LinkedinAccount[]): void {
  cache.setQueryData<LinkedinAccount[]>(queryKeys.linkedinAccounts, (accounts) => accounts && change(accounts))
}

/** The user object says whether posts can be published at all. */
export function countAccounts(cache: QueryClient): void {
  const count = cache.getQueryData<LinkedinAccount[]>(queryKeys.linkedinAccounts)?.length
  if (count === undefined) return void cache.invalidateQueries({ queryKey: queryKeys.user })
  cache.setQueryData<User>(queryKeys.user, (user) => user && { ...user, linkedinAccounts: count })
}

function withoutMissing(change: Body<'changeLinkedinAccount'>): Partial<LinkedinAccount> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
