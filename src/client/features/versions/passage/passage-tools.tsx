import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { errorMessage } from '#client/lib/api'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { languages } from '#shared/rules/languages'
import { isInFirstLine, type PassageChange, passageChanges } from '#shared/rules/refinements'
import type { Refining } from '../use-refining.ts'
import { useRefiningModel } from '../use-refining-model.ts'
import { PassageFailure } from './passage-failure.tsx'
import { PassageOpener } from './passage-opener.tsx'
import styles from './passage-tools.module.css'
import { passageTexts as texts } from './texts.ts'
import { useHighlight } from './use-highlight.ts'
import { usePassage } from './use-passage.ts'
import { useRewriting } from './use-rewriting.ts'

export interface PassageToolsProps {
  post: Post
  editing: PostEditing
  refining: Refining
  user: User
  /** What holds the post's text, read or edited. */
  text: RefObject<HTMLElement | null>
  onChanged: (post: Post) => void
}

/** Below a post's text: what can be made of one sentence of it. Ctrl and the full stop lead here from anywhere. */
export function PassageTools({ post, editing, refining, user, text: root, onChanged }: PassageToolsProps) {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { passage, hasSentences, begin, step, takeWords, drop } = usePassage(root, editing.text, post.language)
  const rewriting = useRewriting(post, editing, (rewritten, { start }) => {
    onChanged(rewritten)
    // at once: a moment without a sentence would close the toolbar, and its button would lose the focus
    const made = rewritten.versions.find(({ number }) => number === rewritten.version)?.passage
    if (made) takeWords(start, made.after)
  })
  const { following: model, models } = useRefiningModel(post, refining, user)
  const { isPending, wish } = rewriting
  useHighlight(root, editing.text, passage)
  useStopWhenEditing(editing.isOpen, isPending, rewriting.stop)

  function open() {
    begin()
    requestAnimationFrame(() => bar.current?.focus({ preventScroll: true }))
  }

  function close() {
    rewriting.stop()
    drop()
    const field = root.current?.querySelector('textarea')
    requestAnimationFrame(() => (field ?? opener.current)?.focus({ preventScroll: true }))
  }

  const pressShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !hasSentences)
      return
    event.preventDefault()
    if (passage) bar.current?.focus({ preventScroll: true })
    else open()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressShortcut)
    return () => document.removeEventListener('keydown', pressShortcut)
  }, [])

  function change(kind: PassageChange) {
    if (!passage || model === null) return
    const { start, words } = passage
    rewriting.start({ change: kind, start, text: words, model })
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown' && !isPending) step(1)
    else if (event.key === 'ArrowUp' && !isPending) step(-1)
    else return
    event.preventDefault()
  }

  if (!hasSentences) return null
  if (!passage) return <PassageOpener ref={opener} onOpen={open} />

  const offered = passageChanges.filter((kind) => kind !== 'hook' || isInFirstLine(editing.text, passage.start))
  return (
    <Stack
      gap={8}
      role="group"
      className={styles.bar}
      tabIndex={-1}
      ref={bar}
      aria-label={texts.title}
      aria-describedby={`${id}-words`}
      onKeyDown={pressKey}
    >
      <Cluster align="start" wrap={false}>
        <p
          className={styles.words}
          id={`${id}-words`}
          aria-live="polite"
          dir="auto"
          lang={languages[post.language].code}
        >
          {passage.words}
        </p>
        <span className={styles.moves}>
          <IconButton icon={ChevronUp} size="sm" label={texts.before} disabled={isPending} onClick={() => step(-1)} />
          <IconButton icon={ChevronDown} size="sm" label={texts.next} disabled={isPending} onClick={() => step(1)} />
          <IconButton icon={X} size="sm" label={texts.close} onClick={close} />
        </span>
      </Cluster>
      <Cluster>
        {offered.map((kind) => (
          <Button
            key={kind}
            size="sm"
            pending={isPending && wish?.change === kind}
            disabled={model === null || (isPending && wish?.change !== kind)}
            aria-describedby={`${id}-hint`}
            onClick={() => change(kind)}
          >
            {texts.changes[kind]}
          </Button>
        ))}
        {isPending && (
          <Button size="sm" variant="quiet" onClick={rewriting.stop}>
            {texts.cancel}
          </Button>
        )}
      </Cluster>
      {rewriting.error ? (
        <PassageFailure
          error={rewriting.error}
          text={errorMessage(rewriting.error)}
          onRetry={() => wish && change(wish.change)}
        />
      ) : (
        <Text size={12} tone="dim" id={`${id}-hint`} role={isPending ? 'status' : undefined}>
          {isPending
            ? texts.working
            : model === null
              ? texts.needsModel
              : texts.withModel(models.find((each) => each.id === model)?.label ?? model)}
        </Text>
      )}
    </Stack>
  )
}

/** What is typed while a sentence is being changed would be typed into a text that is about to be another. */
function useStopWhenEditing(isOpen: boolean, isPending: boolean, stop: () => void) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current && isPending) stop()
    wasOpen.current = isOpen
  })
}
