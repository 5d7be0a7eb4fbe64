import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryClient } from './client.ts'
import { queryKeys } from './keys.ts'
import { changeItems } from './lists.ts'
import { useOptimisticRemoval } from './optimistic.ts'
import type { Outcome } from './outcome.ts'

/** The library of pictures, newest first. */

export type MediaAsset = Answer<'listMedia'>[number]

export function useMedia() {
  return useQuery({ queryKey: queryKeys.media, queryFn: ({ signal }) => callApi('listMedia', { signal }) })
}

/** Removes the picture from the list at once. */
export function useDeleteMedia(outcome: Outcome<unknown, MediaAsset> = {}) {
  return useOptimisticRemoval<MediaAsset, unknown>({
    ...outcome,
    mutationFn: ({ id }) => callApi('deleteMedia', { params: { id } }),
    lists: queryKeys.media,
  })
}

interface Tagging {
  id: string
  tags: string[]
}

export function useTagMedia({ onSuccess, onError }: Outcome<MediaAsset, Tagging> = {}) {
  return useMutation({
    mutationFn: ({ id, tags }: Tagging) => callApi('updateMedia', { params: { id }, body: { tags } }),
    onSuccess: (saved, tagging, _, { client }) => {
      showChangedMedia(client, saved)
      onSuccess?.(saved, tagging)
    },
    onError,
  })
}

export function showChangedMedia(cache: QueryClient, changed: MediaAsset): void {
  changeItems<MediaAsset>(cache, queryKeys.media, (assets) =>
    assets.map((asset) => (asset.id === changed.id ? changed : asset)),
  )
}

/** Puts an uploaded picture on top; a list that is not loaded yet is fetched when it is next shown. */
export function showUploadedMedia(uploaded: MediaAsset, cache: QueryClient = queryClient): void {
  changeItems<MediaAsset>(cache, queryKeys.media, (assets) => [uploaded, ...assets])
}

/** The picture uploaded under this name, if there is one; undefined if the library can't be queried. */
export async function findUploadedMedia(
  filename: string | undefined,
  cache: QueryClient = queryClient,
): Promise<MediaAsset | undefined> {
  if (filename === undefined) return undefined
  const assets = await cache
    .ensureQueryData({ queryKey: queryKeys.media, queryFn: ({ signal }) => callApi('listMedia', { signal }) })
    .catch(() => [])
  return assets.find((asset) => asset.filename === filename && asset.url !== null)
}

/** Imports the picture of a post's article into the library. @returns its address, or null when the article has none */
export async function importLeadImage(postId: string, cache: QueryClient = queryClient): Promise<string | null> {
  const { url } = await callApi('importLeadImage', { params: { id: postId } })
  void cache.invalidateQueries({ queryKey: queryKeys.media })
  return url
}
