import { Fragment, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { PostText } from '#client/features/post/post-text'
import { useClaimCard } from './claim-card.tsx'
import { claimOf, markAt } from './claim-elements.ts'
import { classOf, Finding, isSupported, verdictOf } from './finding.tsx'
import { carryClaims, markText, type Segment } from './mark-text.ts'
import { useChecking } from './use-checking.ts'

/** A finished post's text. What looks different from the source is highlighted, the author's own words are underlined. */
export function CheckedText({ text, lang }: { text: string; lang: string }) {
  const { claims: checked, checkedText, pointed, revealer } = useChecking()
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const { show, hover, leave, close, card } = useClaimCard()
  const claims = useMemo(() => carryClaims(checked, checkedText, text), [checked, checkedText, text])
  const described = useMemo(() => markText(text, claims).filter(needsDescription), [text, claims])

  useEffect(() => {
    revealer.current = (claim) => {
      const mark = root.current && markAt(root.current, claim.start)
      mark?.scrollIntoView({ block: 'center' })
      mark?.focus({ preventScroll: true })
    }
    return () => {
      revealer.current = null
    }
  }, [revealer])

  function mark({ start, text: words, claim }: Segment): ReactNode {
    if (!claim) return <Fragment key={start}>{words}</Fragment>
    const attributes = {
      'data-claim': claim.key,
      'data-start': start,
      'data-verdict': claim.verdict,
      className: classOf(claim, claim.key === pointed),
    }
    if (isSupported(claim.verdict)) {
      return (
        <span key={start} {...attributes}>
          {words}
        </span>
      )
    }
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is said of it must be reached without a pointer
      <mark key={start} {...attributes} tabIndex={0} aria-describedby={`${id}-${start}`}>
        {words}
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

function needsDescription(segment: Segment): segment is Segment & { claim: NonNullable<Segment['claim']> } {
  return segment.claim !== null && !isSupported(segment.claim.verdict)
}
