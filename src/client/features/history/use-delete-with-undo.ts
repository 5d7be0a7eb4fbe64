import { useDeletePost } from '#client/queries/posts/change-post'
import type { Post } from '#client/queries/posts/post-cache'
import { confirmAction } from '#client/ui/confirm'
import { dismissToast, toast } from '#client/ui/toast'
import { focusNeighbourOf, focusPost } from './row-focus.ts'
import { historyTexts, historyToasts } from './texts.ts'

/**
 * Asks, then takes the post off the screen at once. The server hears of it when the message with its Undo is gone, or the
 * page is left.
 */
export function useDeleteWithUndo(): (post: Post) => Promise<void> {
  const deletion = useDeletePost({ onError: () => toast({ ...historyToasts.deleteFailed, kind: 'error' }) })

  return async (post) => {
    const isSure = await confirmAction({
      title: historyTexts.deleteQuestion,
      description: historyTexts.deleteDetail(post.title),
      confirmLabel: historyTexts.delete,
      danger: true,
    })
    if (!isSure) return
    focusNeighbourOf(post.id)
    deletion.hide(post)
    offerUndo({
      undo: () => {
        deletion.undo(post)
        focusPost(post.id)
      },
      commit: () => deletion.commit(post),
    })
  }
}

/** Calls one of the two: `undo` when the button is pressed, `commit` when the message closes or the page is left. */
function offerUndo({ undo, commit }: { undo: () => void; commit: () => void }): void {
  const leave = () => dismissToast()
  window.addEventListener('pagehide', leave)
  toast({
    ...historyToasts.deleted,
    kind: 'success',
    action: {
      label: historyTexts.undo,
      isUndo: true,
      onPress: () => {
        window.removeEventListener('pagehide', leave)
        undo()
      },
    },
    onClose: () => {
      window.removeEventListener('pagehide', leave)
      commit()
    },
  })
}
