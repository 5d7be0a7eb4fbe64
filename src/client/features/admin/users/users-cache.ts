import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { queryKeys } from '#client/lib/query'
import type { Answer } from '#shared/contract/contract'

/** The lists of users in the browser, and how a change reaches each of them. */

export type ListedUser = Answer<'listUsers'>[number]

export interface UserPage {
  users: ListedUser[]
  /** Whether the server has more of them. */
  hasMore: boolean
}

type UserPages = InfiniteData<UserPage, string | undefined>

/** Changes one person wherever they are listed. */
export function changeListed(cache: QueryClient, id: string, change: (user: ListedUser) => ListedUser): void {
  changePages(cache, (users) => users.map((user) => (user.id === id ? change(user) : user)))
}

/** Takes one person off every list. @returns what puts them back where they were, whatever changed meanwhile */
export function takeOff(cache: QueryClient, id: string): () => void {
  const places: { key: QueryKey; page: number; index: number; user: ListedUser }[] = []
  for (const [key, data] of cache.getQueriesData<UserPages>({ queryKey: queryKeys.users })) {
    data?.pages.forEach(({ users }, page) => {
      users.forEach((user, index) => {
        if (user.id === id) places.push({ key, page, index, user })
      })
    })
  }
  changePages(cache, (users) => users.filter((user) => user.id !== id))
  return () => {
    for (const { key, page, index, user } of places) {
      cache.setQueryData<UserPages>(key, (data) => data && putBack(data, page, index, user))
    }
  }
}

function putBack(data: UserPages, page: number, index: number, user: ListedUser): UserPages {
  const at = Math.min(page, data.pages.length - 1)
  const isThere = data.pages.some(({ users }) => users.some(({ id }) => id === user.id))
  const found = data.pages[at]
  if (isThere || !found) return data
  return { ...data, pages: data.pages.with(at, { ...found, users: found.users.toSpliced(index, 0, user) }) }
}

function changePages(cache: QueryClient, change: (users: ListedUser[]) => ListedUser[]): void {
  cache.setQueriesData<UserPages>(
    { queryKey: queryKeys.users },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, users: change(page.users) })) },
  )
}

/** What is counted over all users is asked for again. */
export function refreshCounts(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: queryKeys.adminStats })
}
