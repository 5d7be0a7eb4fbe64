import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import { confirmAction } from '#client/ui/dialog'
import { dismissToast, toast } from '#client/ui/toast'
import { hidePost, showPost } from './hidden-posts.ts'
import { changeLists, type Post, postKeys } from './posts-cache.ts'
import { focusNeighbourOf, focusPost } from './row-focus.ts'
import { historyTexts, toasts } from './texts.ts'

/**
 * Asks, then takes the post off the screen at once. The server hears of it when the message with its Undo is gone, or the
 * page is left; the post comes back when the server refuses.
 */
export function useDeletePost(): (post: Post) => Promise<void> {
  const cache = useQueryClient()
  const deletion = useMutation({
    mutationFn: ({ id }: Post) => deleteOnServer(id),
    // Waiting for a connection would leave the post hidden, and its author in the belief that it is gone.
    networkMode: 'always',
    onSuccess: (_nothing, post) => forgetPost(cache, post.id),
    onError: () => toast({ ...toasts.deleteFailed, kind: 'error' }),
    onSettled: (_nothing, _error, { id }) => showPost(id),
  })

  return async (post) => {
    const isSure = await confirmAction({
      title: historyTexts.deleteQuestion,
      description: historyTexts.deleteDetail(post.title),
      confirmLabel: historyTexts.delete,
      danger: true,
    })
    if (!isSure) return
    focusNeighbourOf(post.id)
    hidePost(post)
    offerUndo(post, () => deletion.mutate(post))
  }
}

function offerUndo(post: Post, commit: () => void): void {
  const leave = () => dismissToast()
  window.addEventListener('pagehide', leave)
  toast({
    ...toasts.deleted,
    kind: 'success',
    action: {
      label: historyTexts.undo,
      isUndo: true,
      onPress: () => {
        window.removeEventListener('pagehide', leave)
        showPost(post.id)
        focusPost(post.id)
      },
    },
    onClose: () => {
      window.removeEventListener('pagehide', leave)
      commit()
    },
  })
}

/** A post that is gone already, from another window say, is as deleted as it was to be. */
async function deleteOnServer(id: string): Promise<void> {
  try {
    await callApi('deletePost', { params: { id }, keepalive: true })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** Out of the lists that are known, and what was counted or cut off by it is asked for again. */
function forgetPost(cache: QueryClient, id: string): void {
  cache.removeQueries({ queryKey: postKeys.one(id) })
  changeLists(cache, (posts) => posts.filter((post) => post.id !== id))
  for (const queryKey of [postKeys.summary, postKeys.allRecent]) void cache.invalidateQueries({ queryKey })
}
