import { useState } from 'react'
import { useDraft } from '#client/lib/drafts'
import type { Post } from './posts-cache.ts'
import { useSavePost } from './use-change-post.ts'

/**
 * Editing one post's text. An unsaved text is kept as a draft of that post and opens again with it.
 * Give the component that uses it the post's id as its key.
 */
export function usePostEditing(post: Post, onSaved: (post: Post) => void) {
  const [draft, setDraft, clearDraft] = useDraft<string | null>(`edit.${post.id}`, null)
  /** What was pressed last; the focus follows it. Null while an unfinished text is only shown again. */
  const [pressed, setPressed] = useState<'edit' | 'done' | null>(null)
  const saving = useSavePost()

  function openWith(text: string) {
    setDraft(text)
    setPressed('edit')
  }

  function close(pressed: 'done' | null = 'done') {
    setDraft(null)
    clearDraft()
    setPressed(pressed)
  }

  return {
    isOpen: draft !== null,
    text: draft ?? post.content,
    takesFocus: pressed === 'edit',
    givesFocusBack: pressed === 'done',
    isSaving: saving.isPending,
    open: () => openWith(post.content),
    /** Opens with another text than the stored one; it is unsaved like any edit. */
    openWith,
    change: (text: string) => setDraft(text),
    cancel: () => close(),
    /** Saves what is unsaved and closes, for what goes on from the stored text. Rejects when it can't be saved. */
    settle: async () => {
      if (draft === null) return
      if (draft !== post.content) onSaved(await saving.mutateAsync({ id: post.id, content: draft }))
      close(null)
    },
    save: () => {
      const content = draft ?? post.content
      saving.mutate(
        { id: post.id, content },
        {
          onSuccess: (saved) => {
            onSaved(saved)
            close()
          },
        },
      )
    },
  }
}

export type PostEditing = ReturnType<typeof usePostEditing>
