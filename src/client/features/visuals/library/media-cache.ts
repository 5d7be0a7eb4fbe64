import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/contract/contract'

/** The library as it is kept in the query cache, newest picture first. */

export type MediaAsset = Answer<'listMedia'>[number]

export const mediaKey = ['media'] as const

/** Changes the list where it has been loaded; elsewhere the next look at it asks the server. */
export function changeMedia(cache: QueryClient, change: (assets: readonly MediaAsset[]) => MediaAsset[]): void {
  cache.setQueryData<MediaAsset[]>(mediaKey, (assets) => assets && change(assets))
}
