import { keepPreviousData, type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi, requestApi } from '#client/lib/api'
import type { Answer, Query } from '#shared/contract/contract'
import type { InboxState } from '#shared/rules/feeds'
import { queryKeys } from './keys.ts'
import { useOptimisticChange, useOptimisticRemoval } from './optimistic.ts'
import type { Outcome } from './outcome.ts'

/** A feed that the workspace follows. */
export type Feed = Answer<'listFeeds'>[number]
type Inbox = Answer<'listInbox'>
/** What one or several feeds tell. */
export type Story = Inbox['stories'][number]

export function useFeeds() {
  return useQuery({ queryKey: queryKeys.feeds, queryFn: ({ signal }) => callApi('listFeeds', { signal }) })
}

export function useInbox(query: Required<NonNullable<Query<'listInbox'>>>) {
  return useQuery({
    queryKey: [...queryKeys.inbox, query],
    queryFn: ({ signal }) => callApi('listInbox', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The story leaves the list it is in at once, and comes back when the server refuses. */
export function useSettleStory(outcome: Outcome<unknown, { id: string; state: InboxState }> = {}) {
  return useOptimisticChange({
    ...outcome,
    mutationFn: ({ id, state }: { id: string; state: InboxState }) =>
      callApi('changeInboxStory', { params: { id }, body: { state } }),
    replaces: queryKeys.inbox,
    show: (cache, { id }) => {
      const before = cache.getQueriesData<Inbox>({ queryKey: queryKeys.inbox })
      cache.setQueriesData<Inbox>(
        { queryKey: queryKeys.inbox },
        (inbox) => inbox && { ...inbox, stories: inbox.stories.filter((story) => story.id !== id) },
      )
      return () => {
        for (const [key, inbox] of before) cache.setQueryData(key, inbox)
      }
    },
    settle: refreshInbox,
  })
}

function refreshInbox(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: queryKeys.inbox })
}

export function useAddFeed({ onSuccess, onError }: Outcome<Feed, string> = {}) {
  return useMutation({
    mutationFn: (url: string) => callApi('addFeed', { body: { url } }),
    onSuccess: (feed, url, _, { client }) => {
      showFeed(client, feed)
      refreshInbox(client)
      onSuccess?.(feed, url)
    },
    onError,
  })
}

export function useChangeFeed({ onError }: Outcome<Feed, { id: string; intervalMinutes: number }> = {}) {
  return useMutation({
    mutationFn: ({ id, intervalMinutes }: { id: string; intervalMinutes: number }) =>
      callApi('changeFeed', { params: { id }, body: { intervalMinutes } }),
    onSuccess: (feed, _, __, { client }) => showFeed(client, feed),
    onError,
  })
}

export function useRefreshFeed({ onSuccess, onError }: Outcome<Feed, string> = {}) {
  return useMutation({
    mutationFn: (id: string) => callApi('refreshFeed', { params: { id } }),
    onSuccess: (feed, id, _, { client }) => {
      showFeed(client, feed)
      refreshInbox(client)
      onSuccess?.(feed, id)
    },
    onError,
  })
}

/** Removes it from the list at once. */
export function useRemoveFeed(outcome: Outcome<unknown, Feed> = {}) {
  return useOptimisticRemoval<Feed, unknown>({
    ...outcome,
    mutationFn: ({ id }) => callApi('removeFeed', { params: { id } }),
    lists: queryKeys.feeds,
    settle: refreshInbox,
  })
}

export function useImportFeeds({ onSuccess, onError }: Outcome<Answer<'importFeeds'>, string> = {}) {
  return useMutation({
    mutationFn: (opml: string) => callApi('importFeeds', { body: { opml } }),
    onSuccess: (result, opml, _, { client }) => {
      void client.invalidateQueries({ queryKey: queryKeys.feeds })
      onSuccess?.(result, opml)
    },
    onError,
  })
}

export function useExportFeeds({ onSuccess, onError }: Outcome<Blob, void> = {}) {
  return useMutation({
    mutationFn: async () => await (await requestApi('exportFeeds', { accept: 'text/x-opml' })).blob(),
    onSuccess: (file) => onSuccess?.(file),
    onError: (error) => onError?.(error),
  })
}

/** In its place, or as the first; a list that is not loaded yet will include it. */
function showFeed(cache: QueryClient, feed: Feed): void {
  cache.setQueryData<Feed[]>(queryKeys.feeds, (feeds) => {
    if (!feeds) return undefined
    const place = feeds.findIndex(({ id }) => id === feed.id)
    return place < 0 ? [feed, ...feeds] : feeds.with(place, feed)
  })
}
