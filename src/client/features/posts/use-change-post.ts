import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { toast } from '#client/ui/toast'
import { changePost, type Post } from './posts-cache.ts'
import { toasts } from './texts.ts'

/** Saves an edited text. The post changes in every list once the server has it. */
export function useSavePost() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) =>
      callApi('updatePost', { params: { id }, body: { content } }),
    onSuccess: (saved) => {
      changePost(cache, saved.id, () => saved)
      toast({ ...toasts.saved, kind: 'success' })
    },
    onError: () => toast({ ...toasts.saveFailed, kind: 'error' }),
  })
}

/** Makes a draft published and the other way round: on screen at once, back again when the server refuses. */
export function useFlipStatus(): (post: Post) => void {
  const cache = useQueryClient()
  const flip = useMutation({
    mutationFn: ({ id, status }: StatusChange) => callApi('updatePost', { params: { id }, body: { status } }),
    // one after the other, so that the last click is also the last word
    scope: { id: 'post-status' },
    onMutate: ({ id, status }) => changePost(cache, id, (post) => ({ ...post, status })),
    onSuccess: (_saved, { status }) =>
      toast({ ...(status === 'published' ? toasts.published : toasts.unpublished), kind: 'success' }),
    onError: (_error, { id, status }) => {
      changePost(cache, id, (post) => ({ ...post, status: opposite(status) }))
      toast({ ...toasts.updateFailed, kind: 'error' })
    },
  })
  return ({ id, status }) => flip.mutate({ id, status: opposite(status) })
}

type StatusChange = Pick<Post, 'id' | 'status'>

function opposite(status: Post['status']): Post['status'] {
  return status === 'published' ? 'draft' : 'published'
}
