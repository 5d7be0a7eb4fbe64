import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import { visualTexts } from '../texts.ts'
import { type Visual, visualKeys } from './visuals-cache.ts'

const words = visualTexts.mine

/** All of one's visuals, newest first. */
export function useVisuals() {
  return useQuery({
    queryKey: visualKeys.list,
    queryFn: ({ signal }) => callApi('listVisuals', { query: { limit: limits.visuals }, signal }),
  })
}

/** Takes the visual off the list at once, and puts it back when the server refuses. */
export function useDeleteVisual() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Visual) => callApi('deleteVisual', { params: { id } }),
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey: visualKeys.list })
      const before = cache.getQueryData<Visual[]>(visualKeys.list)
      cache.setQueryData<Visual[]>(visualKeys.list, (visuals) => visuals?.filter((each) => each.id !== id))
      return { before }
    },
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: queryKeys.posts })
      toast({ kind: 'success', ...words.deleted })
    },
    onError: (error, _visual, context) => {
      cache.setQueryData(visualKeys.list, context?.before)
      toast({ kind: 'error', title: words.deleteFailed, description: sentenceOf(error) })
    },
  })
}
