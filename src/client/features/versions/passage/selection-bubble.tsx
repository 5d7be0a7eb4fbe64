import { MessageSquarePlus, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { mayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import type { PassageChange } from '#shared/rules/refinements'
import type { Span } from '#shared/text/sentences'
import type { Refining } from '../use-refining.ts'
import { useRefiningModel } from '../use-refining-model.ts'
import { WishField } from '../wish-field.tsx'
import { PassageFailure } from './passage-failure.tsx'
import styles from './selection-bubble.module.css'
import { passageTexts as texts } from './texts.ts'
import { useHighlight } from './use-highlight.ts'
import { usePassage } from './use-passage.ts'
import { usePlace } from './use-place.ts'
import { useRewriting } from './use-rewriting.ts'

const offered = ['rewrite', 'shorten', 'concrete', 'opposite'] as const

interface Props {
  post: Post
  editing: PostEditing
  refining: Refining
  user: User
  /** The element with the post's text, displayed or edited; next to the bubble, in an element that is positioned. */
  text: RefObject<HTMLElement | null>
  /** Comments on the selection; missing where nobody else would read it. */
  onComment?: ((passage: Span) => void) | undefined
}

/**
 * Beside what is selected of a post: what a model can make of it, and a comment on it. Ctrl and the full stop lead there
 * from anywhere.
 */
export function SelectionBubble(props: Props) {
  const { following } = useRefiningModel(props.post, props.refining, props.user)
  const model = mayWrite(props.user) ? following : null
  return (model || props.onComment) && <Bubble {...props} model={model} />
}

function Bubble({
  post,
  editing,
  refining,
  text: root,
  onComment,
  model,
}: Props & { model: ReturnType<typeof useRefiningModel>['following'] }) {
  const id = useId()
  const bubble = useRef<HTMLDivElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const rewriting = useRewriting(post, editing, (before, rewritten) => {
    drop()
    setIsAsking(false)
    refining.showChange(before, rewritten)
  })
  const { isPending, wish } = rewriting
  const isHeld = () => isPending || (bubble.current?.contains(document.activeElement) ?? false)
  const { passage, begin, step, drop } = usePassage(root, editing.text, post.language, isHeld)
  const place = usePlace(bubble, root, editing.text, passage)
  useHighlight(root, editing.text, passage)
  useStopWhenEditing(editing.isOpen, isPending, rewriting.stop)

  function close() {
    rewriting.stop()
    setIsAsking(false)
    drop()
    const field = root.current?.querySelector('textarea')
    if (field) field.focus({ preventScroll: true })
    else document.getSelection()?.removeAllRanges()
  }

  const pressShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (!passage && !begin()) return
    event.preventDefault()
    requestAnimationFrame(() => bubble.current?.querySelector('button')?.focus({ preventScroll: true }))
  })
  useEffect(() => {
    document.addEventListener('keydown', pressShortcut)
    return () => document.removeEventListener('keydown', pressShortcut)
  }, [])

  function change(kind: PassageChange, instruction?: string) {
    if (!passage || !model) return
    const { start, words } = passage
    rewriting.start({ change: kind, start, text: words, model, ...(instruction && { instruction }) })
  }

  function comment() {
    if (!passage) return
    drop()
    document.getSelection()?.removeAllRanges()
    onComment?.(passage)
  }

  function pressKey(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') close()
    else if (by && !isPending && !isAsking) step(by === 1 ? 1 : -1)
    else return
    event.preventDefault()
  }

  const failure = rewriting.error && (
    <PassageFailure error={rewriting.error} onRetry={() => wish && rewriting.start(wish)} onClose={rewriting.stop} />
  )
  if (!passage) return failure
  return (
    <>
      <Cluster
        gap={2}
        wrap={false}
        className={styles.bubble}
        style={place ?? { visibility: 'hidden', top: 0, left: 0 }}
        role="group"
        tabIndex={-1}
        ref={bubble}
        aria-label={texts.title}
        aria-describedby={`${id}-words`}
        onKeyDown={pressKey}
        // a press must not take the selection away
        onPointerDown={(event) => event.target instanceof HTMLTextAreaElement || event.preventDefault()}
        onMouseDown={(event) => event.target instanceof HTMLTextAreaElement || event.preventDefault()}
      >
        <span className="sr" id={`${id}-words`} aria-live="polite">
          {passage.words}
        </span>
        {isAsking ? (
          <div className={styles.ask}>
            <WishField
              name={`ask.${post.id}`}
              isDisabled={false}
              isPending={isPending}
              autoFocus
              onAsk={(instruction) => change('ask', instruction)}
            />
          </div>
        ) : (
          model &&
          offered.map((kind) => (
            <Button
              key={kind}
              size="sm"
              variant="quiet"
              pending={isPending && wish?.change === kind}
              disabled={isPending && wish?.change !== kind}
              onClick={() => change(kind)}
            >
              {texts.changes[kind]}
            </Button>
          ))
        )}
        {model && !isAsking && (
          <Button size="sm" variant="quiet" disabled={isPending} onClick={() => setIsAsking(true)}>
            {texts.ask}
          </Button>
        )}
        {onComment && !isAsking && (
          <Button size="sm" variant="quiet" icon={MessageSquarePlus} disabled={isPending} onClick={comment}>
            {texts.comment}
          </Button>
        )}
        {(isPending || isAsking) && <IconButton icon={X} size="sm" label={texts.cancel} onClick={close} />}
      </Cluster>
      {failure}
    </>
  )
}

/** Typing while a sentence is being changed would edit a text that is about to be replaced. */
function useStopWhenEditing(isOpen: boolean, isPending: boolean, stop: () => void) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current && isPending) stop()
    wasOpen.current = isOpen
  })
}
