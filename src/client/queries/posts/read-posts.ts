import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Day } from '#client/lib/days'
import { limits } from '#shared/rules/limits'
import type { ModelId } from '#shared/rules/models'
import { postKeys } from '../keys.ts'
import type { Page } from '../lists.ts'
import { useTimeZone } from '../user.ts'
import { useHiddenPosts, withoutHidden } from './hidden-posts.ts'
import type { Post } from './post-cache.ts'
import { subtractPosts } from './summary.ts'

/** Posts as the screens ask for them. Those just deleted are left out of all of them. */

export interface PostFilters {
  /** Words to be found; '' for none. */
  q: string
  /** null for all. */
  model: ModelId | null
  order: 'newest' | 'oldest'
}

const historyPageSize = 50

/** The latest posts, newest first. */
export function useRecentPosts(limit: number) {
  const hidden = useHiddenPosts()
  const query = useQuery({
    queryKey: postKeys.recent(limit),
    queryFn: ({ signal }) => callApi('listPosts', { query: { limit }, signal }),
  })
  return { ...query, posts: query.data && withoutHidden(query.data, hidden) }
}

/** What the filters leave of the history, a page at a time. While they change, the posts found before stay. */
export function usePostHistory({ q, model, order }: PostFilters) {
  const hidden = useHiddenPosts()
  const query = useInfiniteQuery({
    queryKey: postKeys.history({ q, model, order }),
    queryFn: async ({ pageParam: before, signal }): Promise<Page<Post>> => {
      const items = await callApi('listPosts', {
        query: { limit: historyPageSize, before, order, ...findingOf(q, model) },
        signal,
      })
      return { items, hasMore: items.length === historyPageSize }
    },
    initialPageParam: undefined as string | undefined,
    // the last post that is still here: a deleted one is no place to go on from
    getNextPageParam: (last, pages) => (last.hasMore ? pages.flatMap(({ items }) => items).at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })
  const loaded = query.data?.pages.flatMap(({ items }) => items)
  return { ...query, posts: loaded && withoutHidden(loaded, hidden) }
}

/** The posts of some days, both inclusive, newest first. */
export function usePostsBetween(from: Day, to: Day, { q, model }: Pick<PostFilters, 'q' | 'model'>) {
  const hidden = useHiddenPosts()
  const query = useQuery({
    queryKey: postKeys.between({ from, to, q, model }),
    queryFn: ({ signal }) =>
      callApi('listPosts', { query: { from, to, limit: limits.postsPerPage, ...findingOf(q, model) }, signal }),
  })
  return { ...query, posts: query.data && withoutHidden(query.data, hidden) }
}

/** True counts, of all posts. */
export function usePostSummary() {
  const hidden = useHiddenPosts()
  const timeZone = useTimeZone()
  const query = useQuery({
    queryKey: postKeys.summary,
    queryFn: ({ signal }) => callApi('getPostSummary', { signal }),
  })
  return { ...query, summary: query.data && subtractPosts(query.data, hidden, timeZone) }
}

/** One post with its source and versions; not asked for while `id` is null. */
export function useStoredPost(id: string | null) {
  return useQuery({ ...storedPostQuery(id ?? ''), enabled: id !== null })
}

/** The same, as far as it is here already; asks for nothing. */
export function useLoadedPost(id: string) {
  return useQuery({ ...storedPostQuery(id), enabled: false }).data
}

/** The same, for what is done only now and then: answers from the cache, or asks the server. */
export function useFindStoredPost(id: string) {
  const cache = useQueryClient()
  return () => cache.ensureQueryData(storedPostQuery(id))
}

function storedPostQuery(id: string) {
  return queryOptions({
    queryKey: postKeys.one(id),
    queryFn: ({ signal }) => callApi('getPost', { params: { id }, signal }),
  })
}

function findingOf(q: string, model: ModelId | null): { q?: string; model?: ModelId } {
  return { ...(q && { q }), ...(model && { model }) }
}
