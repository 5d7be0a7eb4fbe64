import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { ListPage } from './lists.ts'
import type { Outcome } from './outcome.ts'

/** Webhooks of this page's workspace, and what was sent to them. Refetched at each visit: the server changes them too. */

export type Webhook = Answer<'listWebhooks'>[number]
/** The only answer that holds its secret. */
export type NewWebhook = Answer<'createWebhook'>
export type WebhookDelivery = Answer<'listWebhookDeliveries'>[number]
export type WebhookChange = Body<'updateWebhook'>

const pageSize = 20
const listKey = [...queryKeys.webhooks, 'list']
const deliveriesKey = (id: string) => [...queryKeys.webhooks, 'deliveries', id]

export function useWebhooks() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callApi('listWebhooks', { signal }),
    staleTime: 0,
  })
}

export function useAddWebhook() {
  return useMutation({
    mutationFn: (body: Body<'createWebhook'>) => callApi('createWebhook', { body }),
    onSuccess: (_webhook, _body, _, { client }) => void client.invalidateQueries({ queryKey: listKey }),
  })
}

export function useChangeWebhook(id: string) {
  return useMutation({
    mutationFn: (body: WebhookChange) => callApi('updateWebhook', { params: { id }, body }),
    onSuccess: (_webhook, _body, _, { client }) => void client.invalidateQueries({ queryKey: queryKeys.webhooks }),
  })
}

export function useDeleteWebhook({ onSuccess, onError }: Outcome<undefined, string>) {
  return useMutation({
    mutationFn: (id: string) => callApi('deleteWebhook', { params: { id } }),
    onSuccess: (answer, id, _, { client }) => {
      client.setQueryData<Webhook[]>(listKey, (webhooks) => webhooks?.filter((each) => each.id !== id))
      onSuccess?.(answer, id)
    },
    onError: (error, id) => onError?.(error, id),
  })
}

export function useRenewSecret(id: string, { onSuccess, onError }: Outcome<NewWebhook, void>) {
  return useMutation({
    mutationFn: () => callApi('renewWebhookSecret', { params: { id } }),
    onSuccess: (webhook, _body, _, { client }) => {
      void client.invalidateQueries({ queryKey: listKey })
      onSuccess?.(webhook)
    },
    onError: (error) => onError?.(error),
  })
}

/** Newest first, page by page. */
export function useDeliveries(id: string) {
  return useInfiniteQuery({
    queryKey: deliveriesKey(id),
    queryFn: async ({ pageParam: before, signal }): Promise<ListPage<WebhookDelivery>> => {
      const query = { limit: pageSize, before }
      const items = await callApi('listWebhookDeliveries', { params: { id }, query, signal })
      return { items, hasMore: items.length === pageSize }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ items, hasMore }) => {
      const last = items.at(-1)
      return hasMore && last ? `${Date.parse(last.at)}_${last.id}` : undefined
    },
    staleTime: 0,
  })
}

export function useResend(id: string, { onSuccess, onError }: Outcome<WebhookDelivery, string>) {
  return useMutation({
    mutationFn: (deliveryId: string) => callApi('resendWebhookDelivery', { params: { id, deliveryId } }),
    onSuccess: (delivery, deliveryId, _, { client }) => {
      void client.invalidateQueries({ queryKey: deliveriesKey(id) })
      onSuccess?.(delivery, deliveryId)
    },
    onError: (error, deliveryId) => onError?.(error, deliveryId),
  })
}

export function useReplay(id: string, { onSuccess, onError }: Outcome<Answer<'replayWebhook'>, string>) {
  return useMutation({
    mutationFn: (since: string) => callApi('replayWebhook', { params: { id }, body: { since } }),
    onSuccess: (answer, since, _, { client }) => {
      void client.invalidateQueries({ queryKey: deliveriesKey(id) })
      onSuccess?.(answer, since)
    },
    onError: (error, since) => onError?.(error, since),
  })
}
