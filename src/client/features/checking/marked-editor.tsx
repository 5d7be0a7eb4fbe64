import { type PointerEvent, type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { findMentions } from '#shared/linkedin/mentions'
import { useClaimCard } from './claim-card.tsx'
import { claimOf, markAt } from './claim-elements.ts'
import { isSupported } from './finding.tsx'
import { carryClaims, markText } from './mark-text.ts'
import styles from './marked-editor.module.css'
import { MarkedLine } from './marked-line.tsx'
import { linesOf, type Piece } from './marked-lines.ts'
import { useChecking } from './use-checking.ts'

/**
 * Marks under the text of the textarea inside. The visible text is a copy in the same style, while the textarea's own
 * is transparent; both grow with the text and scroll together, so that their lines stay aligned.
 */
export function MarkedEditor({ text, lang, children }: { text: string; lang: string; children: ReactNode }) {
  const { claims: checked, checkedText, mentions, highlighted, highlight, revealer } = useChecking()
  const root = useRef<HTMLDivElement>(null)
  const hovered = useRef<HTMLElement | null>(null)
  const hasTyped = useRef(false)
  const { show, hover, leave, close, card } = useClaimCard()
  const claims = useMemo(() => carryClaims(checked, checkedText, text), [checked, checkedText, text])
  const lines = useMemo(() => linesOf(markText(text, claims), findMentions(text, mentions)), [text, claims, mentions])

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
    if (isTyping || isSupported(found.claim.verdict)) highlight(found.claim.key)
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
          {lines.map(({ start, pieces, mentions: named }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity beyond their place
            <div key={index} data-line={start}>
              <MarkedLine pieces={pieces} mentions={named} highlighted={highlightedIn(pieces, highlighted)} />
              {/* a break at the end opens a line, as in the textarea */}
              {index === lines.length - 1 && '\u200b'}
            </div>
          ))}
        </div>
        {children}
      </div>
      {card}
    </>
  )
}

function highlightedIn(pieces: readonly Piece[], highlighted: string | null): string | null {
  return pieces.some(({ claim }) => claim?.key === highlighted) ? highlighted : null
}
