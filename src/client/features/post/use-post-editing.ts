import { useState } from 'react'
import { useDraft } from '#client/lib/drafts'
import { useSavePost } from '#client/queries/posts/change-post'
import type { Post } from '#client/queries/posts/post-cache'
import { toast } from '#client/ui/toast'
import { isBlank } from '#shared/text/is-blank'
import { postToasts } from './texts.ts'

/**
 * Editing one post's text. An unsaved text is kept as a draft of that post and opens again with it.
 * Give the component that uses it the post's id as its key.
 */
export function usePostEditing(post: Post, onSaved: (post: Post) => void) {
  const [draft, setDraft, clearDraft] = useDraft<string | null>(`edit.${post.id}`, null)
  const [titleDraft, setTitleDraft, clearTitleDraft] = useDraft<string | null>(`title.${post.id}`, null)
  const title = titleDraft ?? post.title
  /** What was pressed last; the focus follows it. Null while an unfinished text is only shown again. */
  const [pressed, setPressed] = useState<'edit' | 'done' | null>(null)
  const saving = useSavePost({
    onSuccess: () => toast({ ...postToasts.saved, kind: 'success' }),
    onError: () => toast({ ...postToasts.saveFailed, kind: 'error' }),
  })

  function openWith(text: string) {
    setDraft(text)
    setPressed('edit')
  }

  function close(pressed: 'done' | null = 'done') {
    setDraft(null)
    clearDraft()
    setTitleDraft(null)
    clearTitleDraft()
    setPressed(pressed)
  }

  /** What differs from the stored post; a title that was cleared is nothing to keep. */
  function changeOf(content: string) {
    const hasTitle = !isBlank(title) && title.trim() !== post.title
    if (content === post.content && !hasTitle) return null
    return { content, ...(hasTitle && { title: title.trim() }) }
  }

  return {
    isOpen: draft !== null,
    text: draft ?? post.content,
    title,
    takesFocus: pressed === 'edit',
    givesFocusBack: pressed === 'done',
    /** To be called when the focus has been given back, so that this happens once and not whenever the post is shown. */
    onFocusGivenBack: () => setPressed(null),
    isSaving: saving.isPending,
    open: () => openWith(post.content),
    /** Opens with another text than the stored one; it is unsaved like any edit. */
    openWith,
    change: (text: string) => setDraft(text),
    changeTitle: (next: string) => setTitleDraft(next),
    cancel: () => close(),
    /**
     * Saves what is unsaved and closes, for what goes on from the stored text; a text that was cleared is nothing to
     * keep. Rejects when it can't be saved.
     */
    settle: async () => {
      if (draft === null) return
      const kept = isBlank(draft) ? post.content : draft
      const change = changeOf(kept)
      if (change) onSaved(await saving.mutateAsync({ id: post.id, ...change }))
      close(null)
    },
    /** Does nothing while there is no text to save. */
    save: () => {
      const content = draft ?? post.content
      if (isBlank(content) || isBlank(title)) return
      saving.mutate(
        { id: post.id, content, ...(title.trim() !== post.title && { title: title.trim() }) },
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
