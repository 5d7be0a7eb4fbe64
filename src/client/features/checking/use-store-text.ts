import { postTexts, postToasts } from '#client/features/post/texts'
import { errorMessage } from '#client/lib/api'
import { storedInstead, useSavePost } from '#client/queries/posts/change-post'
import type { Post } from '#client/queries/posts/post-cache'
import { toast } from '#client/ui/toast'
import { askTexts } from './ask-texts.ts'

/**
 * Stores a repaired text as a new version, with Undo.
 * @returns a function that resolves to whether it is stored
 */
export function useStoreText(post: Post, onSaved?: (post: Post) => void): (text: string) => Promise<boolean> {
  const { mutateAsync } = useSavePost({
    onError: (error) => {
      const description = storedInstead(error) ? errorMessage(error) : postToasts.saveFailed.description
      toast({ ...postToasts.saveFailed, description, kind: 'error' })
    },
  })

  async function store(content: string, begunFrom: number): Promise<Post | null> {
    try {
      const saved = await mutateAsync({ id: post.id, content, begunFrom })
      onSaved?.(saved)
      return saved
    } catch {
      return null // the toast said so
    }
  }

  return async (content) => {
    const saved = await store(content, post.version)
    if (!saved) return false
    const undo = { label: postTexts.undo, onPress: () => void store(post.content, saved.version), isUndo: true }
    toast({ title: askTexts.repaired, kind: 'success', action: undo })
    return true
  }
}
