import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#client/lib/query'
import type { Answer } from '#shared/contract/contract'

/** Where posts are kept in the browser, and how a change reaches every list that shows them. */

export type Post = Answer<'listPosts'>[number]
export type PostDetail = Answer<'getPost'>

export interface PostPage {
  posts: Post[]
  /** Whether the server may have older ones. */
  isFull: boolean
}

export const postKeys = {
  one: (id: string) => [...queryKeys.openPosts, id],
  history: (filters: object) => [...queryKeys.posts, 'history', filters],
  between: (days: object) => [...queryKeys.posts, 'between', days],
  allRecent: [...queryKeys.posts, 'recent'],
  recent: (limit: number) => [...queryKeys.posts, 'recent', limit],
  summary: [...queryKeys.posts, 'summary'],
  earlier: (url: string) => [...queryKeys.posts, 'earlier', url],
} as const

/** Lists are asked for again; single posts stay, as they are changed by hand where they change. */
export function refreshLists(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    queryKey: queryKeys.posts,
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  })
}

/** Changes one post wherever it is shown. */
export function changePost(cache: QueryClient, id: string, change: (post: Post) => Post): void {
  cache.setQueryData<PostDetail>(postKeys.one(id), (kept) => kept && { ...kept, ...change(kept) })
  changeLists(cache, (posts) => posts.map((post) => (post.id === id ? change(post) : post)))
}

/** Changes the posts of every list at once. */
export function changeLists(cache: QueryClient, change: (posts: Post[]) => Post[]): void {
  for (const [key, data] of cache.getQueriesData({ queryKey: queryKeys.posts })) {
    const changed = changeList(data, change)
    if (changed !== data) cache.setQueryData(key, changed)
  }
}

function changeList(data: unknown, change: (posts: Post[]) => Post[]): unknown {
  if (Array.isArray(data)) return change(data)
  if (!isPaged(data)) return data
  return { ...data, pages: data.pages.map((page) => ({ ...page, posts: change(page.posts) })) }
}

function isPaged(data: unknown): data is InfiniteData<PostPage> {
  return typeof data === 'object' && data !== null && 'pages' in data
}
