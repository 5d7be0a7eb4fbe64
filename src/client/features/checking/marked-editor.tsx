import { Fragment, type PointerEvent, type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { useMentionMarks } from '#client/features/post/mentioned'
import { useClaimCard } from './claim-card.tsx'
import { claimOf, markAt } from './claim-elements.ts'
import { classOf, isSupported } from './finding.tsx'
import { carryClaims, markText } from './mark-text.ts'
import styles from './marked-editor.module.css'
import { useChecking } from './use-checking.ts'

/**
 * Marks under the text of the textarea inside. The visible text is a copy in the same style, while the textarea's own
 * is transparent; both grow with the text and scroll together, so that their lines stay aligned.
 */
export function MarkedEditor({ text, lang, children }: { text: string; lang: string; children: ReactNode }) {
  const { claims: checked, checkedText, mentions, pointed, point, revealer } = useChecking()
  const marked = useMentionMarks(text, mentions)
  const root = useRef<HTMLDivElement>(null)
  const hovered = useRef<HTMLElement | null>(null)
  const hasTyped = useRef(false)
  const { show, hover, leave, close, card } = useClaimCard()
  const claims = useMemo(() => carryClaims(checked, checkedText, text), [checked, checkedText, text])
  const segments = useMemo(() => markText(text, claims), [text, claims])

  useEffect(() => {
    revealer.current = ({ start, end }) => {
      const mark = root.current && markAt(root.current, start)
      const area = root.current?.querySelector('textarea')
      area?.focus({ preventScroll: true })
      area?.setSelectionRange(start, end)
      mark?.scrollIntoView({ block: 'center' })
    }
    return () => {
      revealer.current = null
    }
  }, [revealer])

  /** The textarea covers the marks and receives all events, so the mark under the pointer has to be looked up. */
  function followPointer({ clientX, clientY, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return
    const mark = document.elementsFromPoint(clientX, clientY).find((element) => element.matches('[data-claim]'))
    const found = mark && claimOf(mark, claims)
    if (found?.element === hovered.current) return
    if (hovered.current) leave()
    hovered.current = found?.element ?? null
    if (found) hover(found.claim, found.element)
  }

  /** The claim at the caret is the current one. A card opens only when the caret was moved there, not while typing. */
  function followCaret({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLTextAreaElement) || !root.current) return
    const isTyping = hasTyped.current
    hasTyped.current = false
    const mark = markAt(root.current, target.selectionStart)
    const found = mark && claimOf(mark, claims)
    if (!found || isTyping) close()
    if (!found) return
    if (isTyping || isSupported(found.claim.verdict)) point(found.claim.key)
    else show(found.claim, found.element)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the textarea inside */}
      <div
        ref={root}
        className={styles.editor}
        onPointerMove={followPointer}
        onPointerLeave={() => {
          hovered.current = null
          leave()
        }}
        onInput={() => {
          hasTyped.current = true
        }}
        onSelect={followCaret}
        onBlur={close}
      >
        <div className={styles.mirror} data-part="mirror" aria-hidden="true" dir="auto" lang={lang}>
          {segments.map(({ start, text: words, claim }) =>
            claim ? (
              <span
                key={start}
                data-claim={claim.key}
                data-start={start}
                data-verdict={claim.verdict}
                className={classOf(claim, claim.key === pointed)}
              >
                {marked(words, start)}
              </span>
            ) : (
              <Fragment key={start}>{marked(words, start)}</Fragment>
            ),
          )}
          {/* a trailing line break opens a line, as in the textarea */}
          {'\u200b'}
        </div>
        {children}
      </div>
      {card}
    </>
  )
}
