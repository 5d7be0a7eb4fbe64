import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'

export type PublicConfig = Answer<'getConfig'>

export const configQuery = queryOptions({
  queryKey: queryKeys.config,
  queryFn: ({ signal }) => callApi('getConfig', { signal }),
})

/** The installation's public facts; undefined until they are here. */
export function useConfig(): PublicConfig | undefined {
  return useConfigQuery().data
}

/** The same for places that need them, and say why they are missing. */
export function useConfigQuery() {
  return useQuery(configQuery)
}
