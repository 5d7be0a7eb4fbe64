import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'

export type PublicConfig = Answer<'getConfig'>

export const configQuery = queryOptions({
  queryKey: queryKeys.config,
  queryFn: ({ signal }) => callApi('getConfig', { signal }),
})

/** The installation's public facts; undefined while loading. */
export function useConfig(): PublicConfig | undefined {
  return useConfigQuery().data
}

/** Whether a vendor's model is set up, and not only the built-in writer. */
export function hasVendorModel({ models }: PublicConfig): boolean {
  return models.some(({ vendor, isConfigured }) => vendor !== 'none' && isConfigured)
}

/** The same with the query's state, for screens that need the facts and report why they are missing. */
export function useConfigQuery() {
  return useQuery(configQuery)
}
