import type { CheckedClaim } from './check-post.ts'
import { checkingTexts } from './texts.ts'

/** What the source says of a claim. */
export function Finding({ claim: { verdict, sentence } }: { claim: CheckedClaim }) {
  if (verdict === 'opinion') return checkingTexts.fromOpinion
  if (!sentence) return checkingTexts.nothingNear
  // what has quotation marks of its own gets no more
  const Quoted = /["“”„«»]/.test(sentence.text) ? 'span' : 'q'
  const quoted = <Quoted dir="auto">{sentence.text}</Quoted>
  if (verdict === 'supported') return quoted
  return (
    <>
      {checkingTexts.nearest} {quoted}
    </>
  )
}

const classes = { 'not-found': 'mark', opinion: 'own', supported: undefined } as const

export function classOf({ verdict }: CheckedClaim, isPointed = false): string | undefined {
  return [classes[verdict], isPointed && 'is-pointed'].filter(Boolean).join(' ') || undefined
}
