import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/contract/contract'
import { callApi } from './api.ts'
import { queryKeys } from './query.ts'

export type PublicConfig = Answer<'getConfig'>

export const configQuery = queryOptions({
  queryKey: queryKeys.config,
  queryFn: ({ signal }) => callApi('getConfig', { signal }),
})

/** The installation's public facts; undefined until they are here. */
export function useConfig(): PublicConfig | undefined {
  return useQuery(configQuery).data
}
