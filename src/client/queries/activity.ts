import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi, requestApi } from '#client/lib/api'
import type { Answer, Query } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { ListPage } from './lists.ts'

/** Who did what in the team of this page. */

export type ActivityEntry = Answer<'listActivity'>[number]
export type ActivityFilter = Pick<NonNullable<Query<'listActivity'>>, 'person' | 'kind'>

const pageSize = 50

/** Page by page, newest first. While the filter changes, the previous entries stay. */
export function useActivity(filter: ActivityFilter) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.activity, filter],
    queryFn: async ({ pageParam: before, signal }): Promise<ListPage<ActivityEntry>> => {
      const items = await callApi('listActivity', { query: { ...filter, limit: pageSize, before }, signal })
      return { items, hasMore: items.length === pageSize }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.hasMore ? last.items.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** All that match, for a spreadsheet. */
export async function fetchActivityFile(filter: ActivityFilter): Promise<Blob> {
  const response = await requestApi('listActivity', { query: filter, accept: 'text/csv' })
  return await response.blob()
}
