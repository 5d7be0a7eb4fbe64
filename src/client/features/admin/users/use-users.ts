import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { requestApi } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import type { Answer } from '#shared/contract/contract'
import type { UserPage } from './users-cache.ts'
import type { UserFilters } from './users-view.ts'

const pageSize = 25

/** All users, a page at a time; the server's `Link` header says whether there are more. Asked anew at each visit. */
export function useUsers({ q, sort }: UserFilters) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.users, { q, sort }],
    queryFn: async ({ pageParam: before, signal }): Promise<UserPage> => {
      const response = await requestApi('listUsers', { query: { q, sort, limit: pageSize, before }, signal })
      const users = (await response.json()) as Answer<'listUsers'>
      return { users, hasMore: /;\s*rel="?next"?/.test(response.headers.get('Link') ?? '') }
    },
    initialPageParam: undefined as string | undefined,
    // the last one who is still here: a deleted user is no place to go on from
    getNextPageParam: (last, pages) => (last.hasMore ? pages.flatMap(({ users }) => users).at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
