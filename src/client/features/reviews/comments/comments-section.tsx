import { type RefObject, useMemo, useState } from 'react'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import type { Language } from '#shared/rules/languages'
import type { Quote } from '#shared/text/quote-anchor'
import { Fold } from '../parts/fold.tsx'
import { type HeadingLevel, TitledSection } from '../parts/titled-section.tsx'
import type { CommentBoard } from './comment-board.ts'
import { CommentForm } from './comment-form.tsx'
import styles from './comments.module.css'
import { rangeOfQuote } from './shown-text.ts'
import { commentTexts as texts } from './texts.ts'
import { ThreadCard } from './thread-card.tsx'
import { type Thread, threadsOf } from './threads.ts'
import { useCommentMarks } from './use-comment-marks.ts'

const none: readonly never[] = []

/** All comments on a post, and a form for another one. What they are about is underlined in the text. */
export function CommentsSection({
  board,
  level,
  language,
  root,
  selected,
  onSent,
}: {
  board: CommentBoard
  level: HeadingLevel
  language: Language
  /** The element in which the text is shown. */
  root: RefObject<HTMLElement | null>
  /** Words that were selected to be commented on. */
  selected: Quote | null
  onSent: () => void
}) {
  const [pointed, setPointed] = useState<Quote | null>(null)
  const { query, text } = board
  const threads = useMemo(() => threadsOf(query.data ?? none, text), [query.data, text])
  const open = threads.filter(({ first }) => first.resolvedAt === null)
  const resolved = threads.filter(({ first }) => first.resolvedAt !== null)
  const quotes = useMemo(() => quotesOf(threads), [threads])
  useCommentMarks(root, quotes, selected ?? pointed)

  function show(quote: Quote) {
    setPointed(quote)
    const range = root.current && rangeOfQuote(root.current, quote)
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }

  const cards = (some: readonly Thread[]) =>
    some.map((thread) => (
      <ThreadCard
        key={thread.first.id}
        thread={thread}
        board={board}
        isPointed={thread.first.quote !== null && thread.first.quote === pointed}
        onShow={show}
      />
    ))

  return (
    <TitledSection title={texts.title} level={level}>
      {query.data === undefined ? (
        query.error ? (
          <LoadFailure level={3} title={texts.failed} query={query} />
        ) : (
          <TextSkeleton label={texts.loading} widths={[40, 88, 72]} />
        )
      ) : (
        <Stack gap={16}>
          {threads.length === 0 && (
            <Text size={14} tone="dim">
              {texts.none}
            </Text>
          )}
          {open.length > 0 && <ul className={styles.threads}>{cards(open)}</ul>}
          {resolved.length > 0 && (
            <Fold title={texts.resolved(resolved.length)}>
              <ul className={styles.threads}>{cards(resolved)}</ul>
            </Fold>
          )}
          <CommentForm {...{ board, language, selected, onSent }} />
        </Stack>
      )}
    </TitledSection>
  )
}

/** Of those that are open and still in the text. */
function quotesOf(threads: readonly Thread[]): Quote[] {
  return threads.flatMap(({ first, place }) => (first.resolvedAt === null && place ? (first.quote ?? []) : []))
}
