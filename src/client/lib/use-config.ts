import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/contract/contract'
import { callApi } from './api.ts'
import { queryKeys } from './query.ts'

export type PublicConfig = Answer<'getConfig'>

/** The installation's public facts; undefined until they are here. */
export function useConfig(): PublicConfig | undefined {
  return useQuery({ queryKey: queryKeys.config, queryFn: ({ signal }) => callApi('getConfig', { signal }) }).data
}
