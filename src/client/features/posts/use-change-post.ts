import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { confirmAction } from '#client/ui/dialog'
import { toast } from '#client/ui/toast'
import { changeLists, type Post, type PostDetail, postKeys } from './posts-cache.ts'
import { historyTexts, toasts } from './texts.ts'

/** Saves an edited text. The post changes in every list once the server has it. */
export function useSavePost() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) =>
      callApi('updatePost', { params: { id }, body: { content } }),
    onSuccess: (saved) => {
      cache.setQueryData<PostDetail>(postKeys.one(saved.id), (kept) => kept && { ...kept, ...saved })
      changeLists(cache, (posts) => posts.map((post) => (post.id === saved.id ? saved : post)))
      toast({ ...toasts.saved, kind: 'success' })
    },
    onError: () => toast({ ...toasts.saveFailed, kind: 'error' }),
  })
}

/** Asks, then takes the post out of every list at once; it comes back when the server refuses. */
export function useDeletePost(): (post: Post) => Promise<void> {
  const cache = useQueryClient()
  const deletion = useMutation({
    mutationFn: ({ id }: Post) => callApi('deletePost', { params: { id } }),
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey: queryKeys.posts })
      return changeLists(cache, (posts) => posts.filter((post) => post.id !== id))
    },
    onSuccess: (_nothing, { id }) => {
      cache.removeQueries({ queryKey: postKeys.one(id) })
      toast({ ...toasts.deleted, kind: 'success' })
    },
    onError: (_error, _post, putBack) => {
      putBack?.()
      toast({ ...toasts.deleteFailed, kind: 'error' })
    },
  })

  return async (post) => {
    const isSure = await confirmAction({
      title: historyTexts.deleteQuestion,
      description: historyTexts.deleteDetail(post.title),
      confirmLabel: historyTexts.delete,
      danger: true,
    })
    if (isSure) deletion.mutate(post)
  }
}
