import { ApiError, errorMessage } from '#client/lib/api'
import { useAskForPublications } from '#client/queries/linkedin/publications'
import { useDeletePost } from '#client/queries/posts/change-post'
import type { Post } from '#client/queries/posts/post-cache'
import { useUser } from '#client/queries/user'
import { confirmAction } from '#client/ui/confirm'
import { dismissToast, toast } from '#client/ui/toast'
import { focusNextRow, focusPost } from './list/row-focus.ts'
import { historyTexts, historyToasts } from './view/texts.ts'

/** The server's reasons for keeping a post that is being sent to LinkedIn; the author has to read what to do. */
const onItsWay: readonly (string | null)[] = ['postBeingSent', 'postUnconfirmed']

/**
 * Asks, then removes the post from the screen at once. The server deletes it when the message with its Undo closes, or
 * the page is left.
 */
export function useDeleteWithUndo(): (post: Post) => Promise<void> {
  const describe = useDeletionDetail()
  const deletion = useDeletePost({
    onError: (error) => {
      const isOnItsWay = error instanceof ApiError && onItsWay.includes(error.reason)
      toast({ ...historyToasts.deleteFailed, kind: 'error', ...(isOnItsWay && { description: errorMessage(error) }) })
    },
  })

  return async (post) => {
    const isSure = await confirmAction({
      title: historyTexts.deleteQuestion,
      description: await describe(post),
      confirmLabel: historyTexts.delete,
      danger: true,
    })
    if (!isSure) return
    focusNextRow(post.id)
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

/**
 * What is deleted with a post, and what happens to it at LinkedIn; only the former when the server does not respond.
 */
function useDeletionDetail(): (post: Post) => Promise<string> {
  const { user } = useUser()
  const ask = useAskForPublications()
  return async ({ id, title }) => {
    const publications = user?.linkedinAccounts || user?.team ? await ask(id).catch(() => []) : []
    const isPlanned = publications.some(({ state }) => ['scheduled', 'missed', 'held'].includes(state))
    const isThere = publications.some(({ state, deletedAt }) => state === 'published' && deletedAt === null)
    return [
      historyTexts.deleteDetail(title),
      isPlanned && historyTexts.deletePlanned,
      isThere && historyTexts.deletePublished,
    ]
      .filter(Boolean)
      .join(' ')
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
