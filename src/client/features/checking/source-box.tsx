import { memo, useEffect, useMemo, useRef } from 'react'
import { cx } from '#client/lib/cx'
import { markClass } from '#client/ui/mark'
import { cutText } from '#shared/linkedin/cut'
import { paragraphsOf } from '#shared/text/sentences'
import type { CheckedClaim, Source } from './check-post.ts'
import { isSupported, PageLink } from './finding.tsx'
import styles from './source-box.module.css'
import { sourceBoxTexts } from './texts.ts'

const nowhere = { source: -1, start: -1, end: -1 }

/**
 * The source in a box of its own, with the sentence lit that speaks of the claim; another one, while the claim pointed at
 * has its sentence there. Only the box scrolls, never the page.
 */
export function SourceBox({ sources, claim }: { sources: readonly Source[]; claim: CheckedClaim | null }) {
  const box = useRef<HTMLElement>(null)
  const sentence = claim?.sentence ?? null
  const other = sentence?.page && sentence.page.role !== 'first' ? sentence.source : null
  const lines = useMemo(
    () => (other === null ? [1, 0] : [other]).flatMap((source) => linesOf(sources[source]?.text ?? '', source)),
    [sources, other],
  )
  const isSupport = claim !== null && isSupported(claim.verdict)
  const { source: litSource, start: litStart, end: litEnd } = sentence ?? nowhere

  // a check makes new objects of the same findings, and a source has many lines
  const shown = useMemo(
    () =>
      lines.map(({ source, start, line }) => {
        const isHere = litSource === source && litStart < start + line.length && litEnd > start
        return (
          <Line
            key={`${source} ${start}`}
            line={line}
            isFact={source === 1}
            from={isHere ? Math.max(0, litStart - start) : -1}
            to={isHere ? Math.min(line.length, litEnd - start) : -1}
            isSupport={isHere && isSupport}
          />
        )
      }),
    [lines, litSource, litStart, litEnd, isSupport],
  )

  useEffect(() => {
    if (litSource < 0 || litStart < 0) return
    const lit = box.current?.querySelector<HTMLElement>('mark')
    if (!lit || !box.current) return
    const inside = lit.getBoundingClientRect().top - box.current.getBoundingClientRect().top
    box.current.scrollTop += inside - Math.max(0, (box.current.clientHeight - lit.offsetHeight) / 2)
  }, [litSource, litStart])

  return (
    <div className={styles.box} data-part="source-box">
      <p className={styles.caption}>
        {captionOf(claim)}
        {sentence?.page && (
          <>
            {': '}
            <PageLink page={sentence.page} />
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <section className={styles.text} ref={box} aria-label={sourceBoxTexts.label} tabIndex={0}>
        {shown}
      </section>
    </div>
  )
}

/** From `from` to `to` it is lit, unless they are -1. */
const Line = memo(function Line({
  line,
  isFact,
  from,
  to,
  isSupport,
}: {
  line: string
  isFact: boolean
  from: number
  to: number
  isSupport: boolean
}) {
  return (
    <p dir="auto" className={isFact ? styles.facts : undefined}>
      {from < 0 ? (
        line
      ) : (
        <>
          {line.slice(0, from)}
          <mark className={cx(isSupport && markClass, styles.lit, isSupport && styles.support)}>
            {line.slice(from, to)}
          </mark>
          {line.slice(to)}
        </>
      )}
    </p>
  )
})

function linesOf(text: string, source: number): { source: number; start: number; line: string }[] {
  return paragraphsOf(text).map(({ start, end }) => ({ source, start, line: text.slice(start, end) }))
}

function captionOf(claim: CheckedClaim | null): string {
  if (!claim || claim.verdict === 'opinion') return sourceBoxTexts.hint
  const text = cutText(claim.text, 80, '…', { atWord: true })
  if (!claim.sentence) return sourceBoxTexts.nothing(text)
  if (isSupported(claim.verdict) || claim.verdict === 'differs') return sourceBoxTexts.supports(text)
  return sourceBoxTexts.nearest(text)
}
