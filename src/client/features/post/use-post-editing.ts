import { useMemo, useState } from 'react'
import { useDraft } from '#client/lib/drafts'
import { storedInstead, useSavePost } from '#client/queries/posts/change-post'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { editorId, useDiscardWorkingCopy, useWorkingCopy } from '#client/queries/posts/working-copies'
import { toast } from '#client/ui/toast'
import { mergeMentions } from '#shared/linkedin/mentions'
import { type Mention, mentionLimits } from '#shared/rules/mentions'
import { isBlank } from '#shared/text/is-blank'
import type { Span } from '#shared/text/sentences'
import { type LocalDraft, restoreDraft } from './local-draft.ts'
import { type BegunFrom, conflictOf, isSameText, joinTexts, type SaveConflict } from './save-conflict.ts'
import { createTextHistory, endOfChange } from './text-history.ts'
import { postTexts, postToasts } from './texts.ts'
import { useKeepDraft } from './use-keep-draft.ts'

/**
 * Editing one post's text. What is typed is kept in the browser at once and on the server within seconds, and the
 * editor opens with it again on any device. Use the post's id as the key of the calling component.
 */
export function usePostEditing(post: Post, onSaved: (post: Post) => void) {
  const [history] = useState(createTextHistory)
  const workingCopy = useWorkingCopy(post.id)
  const [local, setLocal, forgetLocal] = useDraft<LocalDraft | null>(`edit.${post.id}`, null)
  /** Once something was pressed or typed here, the page follows no other one. */
  const [isTouched, setIsTouched] = useState(false)
  const draft = isTouched ? local : restoreDraft(local, workingCopy)
  const text = draft?.content ?? post.content
  const title = draft?.title ?? post.title
  const mentions = useMentions(post.mentions, draft?.mentions ?? none, text)
  const begunFrom = { version: draft?.begunFrom ?? post.version, title: draft?.titleBefore ?? post.title }
  const hasTitle = !isBlank(title) && title.trim() !== post.title
  /** The last pressed button, which decides the focus. Null while a draft is only restored. */
  const [pressed, setPressed] = useState<'edit' | 'done' | null>(null)
  /** Where the caret is to go; a new object each time. */
  const [caret, setCaret] = useState<{ at: number } | null>(null)

  const [conflict, setConflict] = useState<SaveConflict | null>(null)
  /** From the press on: what is kept just then is waited for. */
  const [isSaving, setIsSaving] = useState(false)
  const saving = useSavePost({
    onSuccess: () => toast({ ...postToasts.saved, kind: 'success' }),
    onError: (error) => !storedInstead(error) && toast({ ...postToasts.saveFailed, kind: 'error' }),
  })
  const discarding = useDiscardWorkingCopy(post.id)
  const { keptAt, mayBeKept, endKeeping } = useKeepDraft(post.id, draft, (sent, savedAt) => {
    setIsTouched(true)
    setLocal((current) => {
      const now = isTouched ? current : draft
      return now && { ...now, seen: savedAt, isKept: isSame(now, sent) }
    })
  })

  function put(change: Partial<LocalDraft>) {
    setIsTouched(true)
    setLocal((current) => {
      const before = (isTouched ? current : draft) ?? newDraft(post)
      return { ...before, ...change, isKept: false }
    })
  }

  function openWith(next: string, at: number | null = null) {
    history.record(text, next)
    put({ content: next })
    setPressed('edit')
    if (at !== null) setCaret({ at })
  }

  function close(nowPressed: 'done' | null = 'done') {
    setIsTouched(true)
    setLocal(null)
    forgetLocal()
    setPressed(nowPressed)
    setCaret(null)
  }

  /**
   * Saves once nothing typed earlier is on its way any more. What someone else saved meanwhile becomes a conflict.
   * @param from what the text began from
   */
  async function store(content: string, from: BegunFrom = begunFrom): Promise<Post> {
    const workingCopy = { editor: editorId, seen: draft?.seen ?? null }
    const chosen = draft?.mentions
    const change = {
      content,
      workingCopy,
      ...(hasTitle && { title: title.trim(), titleBefore: from.title }),
      ...(chosen && { mentions: chosen }),
    }
    setIsSaving(true)
    try {
      const saved = await endKeeping(() => saving.mutateAsync({ id: post.id, begunFrom: from.version, ...change }))
      onSaved(saved)
      return saved
    } catch (error) {
      const theirs = storedInstead(error)
      if (!theirs) throw error
      const mine = { content, title: hasTitle ? title.trim() : theirs.title }
      if (isSameText(mine, theirs)) return await takeTheirs()
      setConflict(conflictOf(theirs, from, mine))
      throw error
    } finally {
      setIsSaving(false)
    }
  }

  /** What was typed becomes a version. Resolves to the post as it is by then. */
  async function takeTheirs(): Promise<Post> {
    const { seen = null, title: typedTitle = null, mentions: chosen } = draft ?? {}
    const onError = () => toast({ ...postToasts.saveFailed, kind: 'error' })
    const typed = { content: text, title: typedTitle, mentions: chosen, seen }
    const stored = await endKeeping(() => discarding.mutateAsync(typed, { onError }))
    onSaved(stored)
    return stored
  }

  async function merge(found: SaveConflict) {
    await takeTheirs()
    const { text: joined, overlaps } = joinTexts(found)
    history.record(text, joined)
    put({ content: joined, begunFrom: found.theirs.version, titleBefore: found.theirs.title })
    setConflict({ ...found, overlaps })
  }

  function endConflict(choice: Promise<Post>) {
    const end = () => {
      setConflict(null)
      close()
    }
    void choice.then(end, () => {}) // the failure was reported, and both texts stay
  }

  function cancel() {
    close()
    if (!draft) return
    const { content, title: typedTitle, mentions: chosen } = draft
    const isChanged = content !== post.content || (typedTitle !== null && typedTitle !== post.title)
    if (isChanged || mayBeKept()) void discard(draft)
    if (!isChanged) return
    history.record(content, post.content)
    const undo = () => {
      history.undo({ text: post.content, version: 0 })
      put({
        content,
        title: typedTitle,
        mentions: chosen,
        begunFrom: begunFrom.version,
        titleBefore: begunFrom.title,
        seen: null,
      })
      setPressed('edit')
    }
    toast({ ...postToasts.cancelled, kind: 'success', action: { label: postTexts.undo, onPress: undo, isUndo: true } })
  }

  /** Never rejects: where it fails the working copy stays, and is opened again. */
  async function discard({ content, title: typedTitle, seen }: LocalDraft): Promise<void> {
    await endKeeping(() => discarding.mutateAsync({ content, title: typedTitle, seen })).catch(() => {})
  }

  return {
    isOpen: draft !== null,
    text,
    title,
    /** What names after an @ in the text stand for. */
    mentions,
    history,
    caret,
    keptAt,
    takesFocus: pressed === 'edit',
    givesFocusBack: pressed === 'done',
    /** Call it after the focus was moved back, so that this happens once and not on every render. */
    onFocusGivenBack: () => setPressed(null),
    /** Meanwhile nothing can be changed: it would be closed with the rest. */
    isSaving,
    open: () => openWith(text),
    /** Opens with the caret at a place of the text. */
    openAt: (at: number) => openWith(text, at),
    /** Opens with a text other than the stored one; it is unsaved like any edit. */
    openWith,
    /** The same for a text that was there before: it is no change to go back from. */
    restore: (earlier: string) => {
      put({ content: earlier })
      setPressed('edit')
      setCaret({ at: endOfChange(text, earlier) })
    },
    change: (next: string) => {
      if (isSaving) return
      history.record(text, next)
      put({ content: next })
    },
    /** Puts a mention in the place of a part of the text, with the caret after it. */
    mention: (part: Span, chosen: Mention) => {
      const before = `${text.slice(0, part.start)}@${chosen.name}`
      const rest = text.slice(part.end)
      const next = /^[\s\p{P}]/u.test(rest) ? before + rest : `${before} ${rest}`
      const others = (draft?.mentions ?? []).filter(({ name }) => name !== chosen.name)
      history.record(text, next)
      put({ content: next, mentions: [...others, chosen] })
      setCaret({ at: next.length - rest.length })
    },
    changeTitle: (next: string) => put({ title: next }),
    /** Shows the saved text again; what was typed can be brought back, and stays among the versions. */
    cancel,
    /**
     * Saves unsaved changes and closes, for actions on the stored text; a cleared text is not saved. Rejects when
     * saving fails.
     * @returns the text that is stored then
     */
    settle: async (): Promise<string> => {
      if (draft === null) return post.content
      const kept = isBlank(draft.content) ? post.content : draft.content
      if (kept !== post.content || hasTitle) await store(kept)
      else if (mayBeKept()) await discard(draft)
      close(null)
      return kept
    },
    /** What the open text began from. */
    begunFrom,
    /** Set while a save waits for a choice between two texts. The one that is not taken stays among the versions. */
    conflict: conflict && {
      ...conflict,
      isBusy: isSaving || discarding.isPending,
      takeTheirs: () => endConflict(takeTheirs()),
      /** Also the joined text, once `merge` was chosen. */
      keepMine: () => endConflict(store(text, conflict.theirs)),
      merge: () => void merge(conflict).catch(() => {}), // the failure was reported
      later: () => setConflict(null),
    },
    /** The same choice before anything is saved. */
    compareWith: (theirs: PostDetail) => setConflict(conflictOf(theirs, begunFrom, { content: text, title })),
    /** Does nothing while there is no text to save. */
    save: () => {
      if (isBlank(text) || isBlank(title)) return
      void store(text).then(
        () => close(),
        () => {}, // the failure was reported, and the text stays open
      )
    },
  }
}

const none: readonly Mention[] = []

/** Returns the same array until a mention is added, so that components showing them don't render at every key. */
function useMentions(stored: readonly Mention[], added: readonly Mention[], text: string): readonly Mention[] {
  // only where there are too many does it matter which of them the text has
  const asked = stored.length + added.length > mentionLimits.kept ? text : ''
  return useMemo(() => mergeMentions(stored, added, { text: asked, most: mentionLimits.kept }), [stored, added, asked])
}

function isSame(one: LocalDraft, other: LocalDraft): boolean {
  return one.content === other.content && one.title === other.title && one.mentions === other.mentions
}

function newDraft({ content, version, title }: Post): LocalDraft {
  return { content, title: null, begunFrom: version, titleBefore: title, seen: null, isKept: false }
}

export type PostEditing = ReturnType<typeof usePostEditing>
