import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { CheckedClaim } from '#client/features/checking/check-post'
import { useChecking } from '#client/features/checking/use-checking'
import { cx } from '#client/lib/cx'
import { paragraphsOf } from '#shared/text/sentences'
import { findFacts, type SourceFact } from './find-facts.ts'
import styles from './marked-text.module.css'
import { sourceTexts } from './texts.ts'

/**
 * A source's text with the facts of the post marked. The fact of the claim that the pointer is on stands out, here and in
 * the post; a press shows it there.
 * @param source its index
 */
export function MarkedText({
  source,
  text,
  lang,
  claims,
}: {
  source: number
  text: string
  lang: string | null
  claims: readonly CheckedClaim[]
}) {
  const { highlighted, highlight, revealer, shownSentence } = useChecking()
  const box = useRef<HTMLElement>(null)
  const facts = useMemo(() => findFacts(source, text, claims), [source, text, claims])
  const paragraphs = useMemo(() => paragraphsOf(text), [text])
  const lit = facts.find(({ claim }) => claim.key === highlighted)
  useScrollTo(box, lit?.start)

  const factOf = (target: EventTarget) => {
    const mark = target instanceof Element ? target.closest<HTMLElement>('mark') : null
    return mark && facts.find(({ start }) => String(start) === mark.dataset.start)
  }

  if (text === '') return <p className={styles.text}>{sourceTexts.noText}</p>
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the check's list does the same for the keyboard
    <section
      ref={box}
      className={styles.text}
      data-source={source}
      aria-label={sourceTexts.textLabel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      lang={lang ?? undefined}
      onPointerOver={({ target, pointerType }) => {
        const fact = pointerType === 'mouse' && factOf(target)
        if (fact) highlight(fact.claim.key)
      }}
      onClick={({ target }) => {
        const fact = factOf(target)
        if (!fact) return
        highlight(fact.claim.key)
        revealer.current?.(fact.claim)
      }}
    >
      {paragraphs.map(({ start, end }) => (
        <Paragraph
          key={start}
          {...{ text, start, end, facts }}
          lit={lit && lit.start < end && lit.end > start ? lit : null}
          isShown={shownSentence?.source === source && shownSentence.start < end && shownSentence.end > start}
        />
      ))}
    </section>
  )
}

interface ParagraphProps {
  /** The whole source's. */
  text: string
  start: number
  end: number
  facts: readonly SourceFact[]
  lit: SourceFact | null
  /** Whether the sentence that was asked for is in it. */
  isShown: boolean
}

/** Split at its facts; a fact that goes on in the next paragraph is marked in both. A source can have thousands. */
const Paragraph = memo(function Paragraph({ text, start, end, facts, lit, isShown }: ParagraphProps) {
  const parts: ReactNode[] = []
  let at = start
  for (const fact of facts) {
    const [from, to] = [Math.max(at, fact.start), Math.min(end, fact.end)]
    if (from >= to) continue
    const isDifferent = fact.claim.verdict === 'differs'
    parts.push(
      text.slice(at, from),
      <mark
        key={from}
        className={cx(styles.fact, isDifferent && styles.different, fact === lit && styles.lit)}
        data-start={fact.start}
      >
        {text.slice(from, to)}
      </mark>,
    )
    at = to
  }
  return (
    <p dir="auto" data-start={start} className={isShown ? styles.shownSentence : undefined}>
      {parts}
      {text.slice(at, end)}
    </p>
  )
})

/** Scrolls the box, never the page, to a fact outside its visible part. */
function useScrollTo(box: RefObject<HTMLElement | null>, start: number | undefined) {
  useEffect(() => {
    const mark = start !== undefined && box.current?.querySelector<HTMLElement>(`mark[data-start="${start}"]`)
    if (!mark || !box.current) return
    const [outer, inner] = [box.current.getBoundingClientRect(), mark.getBoundingClientRect()]
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
    box.current.scrollTop += inner.top - outer.top - Math.max(0, (outer.height - inner.height) / 2)
  }, [box, start])
}
