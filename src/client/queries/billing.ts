import { mutationOptions, type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryClient } from './client.ts'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'
import type { User } from './user.ts'

export type Subscription = Answer<'cancelSubscription'>
export type BillingEntry = Answer<'listBillingHistory'>[number]
export type PaymentStatus = Answer<'getPaymentStatus'>['status']

const billingHistoryQuery = queryOptions({
  queryKey: queryKeys.billingHistory,
  queryFn: ({ signal }) => callApi('listBillingHistory', { signal }),
  staleTime: 0, // renewals happen without user action
})

/** Payments and refunds, newest first. */
export function useBillingHistory() {
  return useQuery(billingHistoryQuery)
}

export function useCancelSubscription(outcome?: Outcome<Subscription, void>) {
  return useMutation(changeSubscription('cancelSubscription', outcome))
}

export function useResumeSubscription(outcome?: Outcome<Subscription, void>) {
  return useMutation(changeSubscription('resumeSubscription', outcome))
}

export function changeSubscription(
  route: 'cancelSubscription' | 'resumeSubscription',
  outcome: Outcome<Subscription, void> = {},
) {
  return mutationOptions({
    mutationFn: () => callApi(route),
    onSuccess: (subscription, _nothing, _result, { client }) => {
      client.setQueryData<User | null>(queryKeys.user, (user) => user && { ...user, subscription })
      outcome.onSuccess?.(subscription)
    },
    onError: (error) => outcome.onError?.(error),
    // especially after a refusal: then the subscription was changed in another window
    onSettled: (_answer, _error, _nothing, _result, { client }) => refreshUser(client),
  })
}

/**
 * The data to open the card form with, for one visit. Refetching is safe, since the server creates one subscription
 * however often it is called.
 * @param mayPriceChange true if the server asks the provider for the price in this call, which the page then shows next
 * to the form
 */
export function paymentSetupQuery({ mayPriceChange }: { mayPriceChange: boolean }) {
  return queryOptions({
    queryKey: queryKeys.paymentSetup,
    queryFn: async ({ client }) => {
      const setup = await callApi('getOrCreateSubscription')
      // paid in another window meanwhile
      if (setup.status === 'active') void refreshUser(client)
      else if (mayPriceChange) await client.invalidateQueries({ queryKey: queryKeys.config })
      return setup
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function usePaymentSetup(options: { mayPriceChange: boolean }) {
  return useQuery(paymentSetupQuery(options))
}

/** One attempt to pay, with the card form of any provider. */
export function usePaymentAttempt<Input, Result>(
  attempt: (input: Input) => Promise<Result>,
  outcome: Outcome<Result, Input> & { onStart: () => void },
) {
  return useMutation({
    mutationFn: attempt,
    onMutate: outcome.onStart,
    onSuccess: (result, input) => outcome.onSuccess?.(result, input),
    onError: (error, input) => outcome.onError?.(error, input),
  })
}

/** Pays with a card of the built-in test provider. */
export function payWithTestCard(attempt: Body<'confirmTestPayment'>): Promise<Answer<'confirmTestPayment'>> {
  return callApi('confirmTestPayment', { body: attempt })
}

/** Never cached: the status changes while a bank processes the payment. */
export async function fetchPaymentStatus(paymentIntentId: string): Promise<PaymentStatus> {
  return (await callApi('getPaymentStatus', { params: { paymentIntentId } })).status
}

/** For a payment that can no longer be paid: the server creates another. */
export function renewPaymentSetup(cache: QueryClient = queryClient): void {
  void cache.invalidateQueries({ queryKey: queryKeys.paymentSetup })
}

/** A payment changes nearly everything the app knows about the person's rights. */
export function refreshAfterPayment(cache: QueryClient = queryClient): void {
  void cache.invalidateQueries()
}

function refreshUser(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: queryKeys.user })
}
