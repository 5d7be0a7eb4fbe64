import { Fragment, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { useMentionMarks } from '#client/features/post/mentioned'
import { PostText } from '#client/features/post/post-text'
import { rangeOf } from '#client/features/post/text-places'
import type { Span } from '#shared/text/sentences'
import { useClaimCard } from './claim-card.tsx'
import { claimOf, markAt } from './claim-elements.ts'
import { classOf, Finding, isSupported, verdictOf } from './finding.tsx'
import { carryClaims, markText, type Segment } from './mark-text.ts'
import { useChecking } from './use-checking.ts'

/** A finished post's text. Claims that differ from the source are marked, the author's own words underlined. */
export function CheckedText({ text, lang }: { text: string; lang: string }) {
  const { claims: checked, checkedText, mentions, highlighted, revealer } = useChecking()
  const marked = useMentionMarks(text, mentions)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const { show, hover, leave, close, card } = useClaimCard()
  const claims = useMemo(() => carryClaims(checked, checkedText, text), [checked, checkedText, text])
  const described = useMemo(() => markText(text, claims).filter(needsDescription), [text, claims])

  useEffect(() => {
    revealer.current = (part) => {
      const mark = root.current && markAt(root.current, part.start)
      if (root.current && !mark?.matches('mark')) return selectPart(root.current, text, part)
      mark?.scrollIntoView({ block: 'center' })
      mark?.focus({ preventScroll: true })
    }
    return () => {
      revealer.current = null
    }
  }, [revealer, text])

  function mark({ start, text: words, claim }: Segment): ReactNode {
    if (!claim) return <Fragment key={start}>{marked(words, start)}</Fragment>
    const attributes = {
      'data-claim': claim.key,
      'data-start': start,
      'data-verdict': claim.verdict,
      className: classOf(claim, claim.key === highlighted),
    }
    if (isSupported(claim.verdict)) {
      return (
        <span key={start} {...attributes}>
          {marked(words, start)}
        </span>
      )
    }
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is said of it must be reached without a pointer
      <mark key={start} {...attributes} tabIndex={0} aria-describedby={`${id}-${start}`}>
        {marked(words, start)}
      </mark>
    )
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the claims inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a claim's focus does the same */}
      <div
        ref={root}
        onPointerOver={({ target, pointerType }) => {
          const found = pointerType === 'mouse' && claimOf(target, claims)
          if (found) hover(found.claim, found.element)
        }}
        onPointerOut={({ pointerType }) => pointerType === 'mouse' && leave()}
        onFocus={({ target }) => {
          const found = claimOf(target, claims)
          if (found) show(found.claim, found.element)
        }}
        onBlur={close}
        onClick={({ target }) => {
          const found = claimOf(target, claims)
          if (found) show(found.claim, found.element)
        }}
      >
        <PostText text={text} lang={lang} markUp={(part, start) => markText(part, claims, start).map(mark)} />
        {described.map(({ start, claim }) => (
          <span key={start} id={`${id}-${start}`} hidden>
            {verdictOf(claim)}. <Finding claim={claim} />
          </span>
        ))}
      </div>
      {card}
    </>
  )
}

/** For a part of the text that is no claim in doubt. */
function selectPart(root: HTMLElement, text: string, part: Span): void {
  const range = rangeOf(root, text, part)
  if (!range) return
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
}

function needsDescription(segment: Segment): segment is Segment & { claim: NonNullable<Segment['claim']> } {
  return segment.claim !== null && !isSupported(segment.claim.verdict)
}
