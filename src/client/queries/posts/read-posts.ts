import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Day } from '#client/lib/days'
import { limits } from '#shared/rules/limits'
import type { ModelId } from '#shared/rules/models'
import type { PostState } from '#shared/rules/post-states'
import { postKeys } from '../keys.ts'
import type { ListPage } from '../lists.ts'
import { useTimeZone } from '../user.ts'
import { useHiddenPosts, withoutHidden } from './hidden-posts.ts'
import type { Post, PostDetail } from './post-cache.ts'
import { subtractPosts } from './summary.ts'

/** Queries for posts. They all leave out posts that were just deleted. */

export interface PostFilters {
  /** Search words; '' for none. */
  q: string
  /** null for all. */
  model: ModelId | null
  /** null for all. */
  state: PostState | null
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

/** The posts of the history that match the filters, page by page. While the filters change, the previous posts stay. */
export function usePostHistory({ q, model, state, order }: PostFilters) {
  const hidden = useHiddenPosts()
  const query = useInfiniteQuery({
    queryKey: postKeys.history({ q, model, state, order }),
    queryFn: async ({ pageParam: before, signal }): Promise<ListPage<Post>> => {
      const items = await callApi('listPosts', {
        query: { limit: historyPageSize, before, order, ...findingOf({ q, model, state }) },
        signal,
      })
      return { items, hasMore: items.length === historyPageSize }
    },
    initialPageParam: undefined as string | undefined,
    // the last post still listed: the server cannot continue after a deleted one
    getNextPageParam: (last, pages) => (last.hasMore ? pages.flatMap(({ items }) => items).at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })
  const loaded = query.data?.pages.flatMap(({ items }) => items)
  return { ...query, posts: loaded && withoutHidden(loaded, hidden) }
}

/**
 * The posts written between two days, both included, or that go out or went out then; newest first.
 * @param withPublications false where nothing can go out: saves a call
 */
export function usePostsOfDays(
  { from, to, withPublications }: { from: Day; to: Day; withPublications: boolean },
  { q, model, state }: Omit<PostFilters, 'order'>,
) {
  const hidden = useHiddenPosts()
  const query = useQuery({
    queryKey: postKeys.between({ from, to, withPublications, q, model, state }),
    queryFn: async ({ signal }) => {
      const list = (days: object) =>
        callApi('listPosts', {
          query: { ...days, limit: limits.postsPerPage, ...findingOf({ q, model, state }) },
          signal,
        })
      const [written, goingOut] = await Promise.all([
        list({ from, to }),
        withPublications ? list({ goesOutFrom: from, goesOutTo: to }) : [],
      ])
      return [...written, ...goingOut.filter(({ id }) => !written.some((post) => post.id === id))]
    },
  })
  return { ...query, posts: query.data && withoutHidden(query.data, hidden) }
}

/** Exact counts over all posts. */
export function usePostSummary() {
  const hidden = useHiddenPosts()
  const timeZone = useTimeZone()
  const query = useQuery({
    queryKey: postKeys.summary,
    queryFn: ({ signal }) => callApi('getPostSummary', { signal }),
  })
  return { ...query, summary: query.data && subtractPosts(query.data, hidden, timeZone) }
}

/** One post with its source and versions, but not with what is being typed; not loaded while `id` is null. */
export function useStoredPost(id: string | null) {
  return useQuery({ ...storedPostQuery(id ?? ''), enabled: id !== null })
}

/** The same from the cache only; loads nothing. */
export function useLoadedPost(id: string) {
  return useQuery({ ...storedPostQuery(id), enabled: false }).data
}

/** The same for one-time operations: from the cache, or else from the server. */
export function useFindStoredPost(id: string) {
  const cache = useQueryClient()
  return () => cache.ensureQueryData(storedPostQuery(id))
}

/** What is being typed changes every few seconds, and whatever shows the post would render again: it is left out. */
export function storedPostQuery(id: string) {
  return queryOptions({
    queryKey: postKeys.one(id),
    queryFn: ({ signal }) => callApi('getPost', { params: { id }, signal }),
    select: (post): PostDetail => ({ ...post, workingCopy: null }),
  })
}

export function findingOf({ q, model, state }: Omit<PostFilters, 'order'>) {
  return { ...(q && { q }), ...(model && { model }), ...(state && { state }) }
}
