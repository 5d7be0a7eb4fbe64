import { useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'

/** Earlier versions of a visual. */

export type VisualVersion = Answer<'listVisualVersions'>[number]

/** Newest first. */
export function useVisualVersions(id: string) {
  return useQuery({
    queryKey: [...queryKeys.visualVersions, id, 'list'],
    queryFn: ({ signal }) => callApi('listVisualVersions', { params: { id }, signal }),
  })
}

/**
 * One version with its document, which never changes.
 * @param isWanted false loads nothing yet
 */
export function useVisualVersion(id: string, version: number, isWanted = true) {
  return useQuery({
    queryKey: [...queryKeys.visualVersions, id, version],
    queryFn: ({ signal }) => callApi('getVisualVersion', { params: { id, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  })
}
