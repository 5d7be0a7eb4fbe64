import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { CheckedText } from '#client/features/checking/checked-text'
import { MarkedEditor } from '#client/features/checking/marked-editor'
import { MentionPicker } from '#client/features/mentions/mention-picker'
import { useMentionPicker } from '#client/features/mentions/use-mention-picker'
import { placesOf, rangeOf } from '#client/features/post/text-places'
import { postTexts } from '#client/features/post/texts'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { ChangedText } from '#client/features/versions/changed-text'
import type { Refining } from '#client/features/versions/use-refining'
import type { Post } from '#client/queries/posts/post-cache'
import { TextArea } from '#client/ui/input'
import { languages } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import styles from './post-body.module.css'

/** A finished post's text: read, with what a model has changed in it, or edited. A click into it begins editing there. */
export function PostBody({
  post,
  editing,
  refining,
  root,
  field,
  isReader,
}: {
  post: Post
  editing: PostEditing
  refining: Refining
  /** The element around the text. */
  root: RefObject<HTMLDivElement | null>
  field: RefObject<HTMLTextAreaElement | null>
  /** Whether the text can't be edited. */
  isReader: boolean
}) {
  const lang = languages[post.language].code
  const clickedAt = useRef<number | null>(null)
  useCaret(editing, root, field, clickedAt)
  const { text, mentions, mention: onPick } = editing
  const picker = useMentionPicker({ field, text, mentions, onPick })

  function beginHere({ target, clientY }: MouseEvent) {
    const selection = document.getSelection()
    const isElsewhere = !(target instanceof Element) || target.closest('a, button, mark') !== null
    if (isReader || editing.isOpen || !root.current || isElsewhere || !selection?.isCollapsed) return
    const place = selection.rangeCount > 0 ? placesOf(root.current, post.content, selection.getRangeAt(0)) : null
    clickedAt.current = clientY
    editing.openAt(place?.start ?? post.content.length)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the Edit button does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div ref={root} className={styles.body} onClick={beginHere}>
      {editing.isOpen ? (
        <MarkedEditor text={editing.text} lang={lang}>
          <TextArea
            {...picker.control}
            ref={field}
            data-part="post-editor"
            aria-label={postTexts.editLabel}
            dir="auto"
            lang={lang}
            rows={1}
            maxLength={limits.postCharactersStored}
            readOnly={editing.isSaving}
            value={editing.text}
            onChange={(event) => editing.change(event.target.value)}
            autoFocus={editing.takesFocus}
          />
          <MentionPicker picker={picker} root={root} />
        </MarkedEditor>
      ) : refining.change ? (
        <ChangedText before={refining.change.before} after={post.content} lang={lang} />
      ) : (
        <CheckedText text={post.content} lang={lang} />
      )}
    </div>
  )
}

/** Puts the caret where it is wanted, and its line where it was clicked. */
function useCaret(
  { caret, text }: PostEditing,
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
  clickedAt: RefObject<number | null>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place that is wanted
  useLayoutEffect(() => {
    if (!caret || !root.current || !field.current) return
    field.current.focus({ preventScroll: true })
    field.current.setSelectionRange(caret.at, caret.at)
    const line = rangeOf(root.current, text, { start: caret.at, end: caret.at })?.getBoundingClientRect()
    if (line && clickedAt.current !== null) window.scrollBy(0, line.top + line.height / 2 - clickedAt.current)
    clickedAt.current = null
  }, [caret])
}
