import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { toast } from '#client/ui/toast'
import { changeMedia, type MediaAsset, mediaKey } from './media-cache.ts'
import { libraryTexts } from './texts.ts'

export function useMedia() {
  return useQuery({ queryKey: mediaKey, queryFn: ({ signal }) => callApi('listMedia', { signal }) })
}

/** Takes the picture off the grid at once, and puts it back in its place when the server refuses. */
export function useDeleteMedia() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: MediaAsset) => callApi('deleteMedia', { params: { id } }),
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey: mediaKey })
      const place = cache.getQueryData<MediaAsset[]>(mediaKey)?.findIndex((asset) => asset.id === id) ?? 0
      changeMedia(cache, (assets) => assets.filter((asset) => asset.id !== id))
      return { place }
    },
    onSuccess: () => toast({ kind: 'success', ...libraryTexts.deleted }),
    onError: (_error, asset, context) => {
      changeMedia(cache, (assets) => assets.toSpliced(Math.max(0, context?.place ?? 0), 0, asset))
      toast({ kind: 'error', ...libraryTexts.deleteFailed })
    },
  })
}

export function useTagMedia() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, tags }: { id: string; tags: string[] }) =>
      callApi('updateMedia', { params: { id }, body: { tags } }),
    onSuccess: (saved) => {
      changeMedia(cache, (assets) => assets.map((asset) => (asset.id === saved.id ? saved : asset)))
      toast({ kind: 'success', ...libraryTexts.tagsSaved })
    },
    onError: (error) => toast({ kind: 'error', title: libraryTexts.tagsFailed, description: sentenceOf(error) }),
  })
}
