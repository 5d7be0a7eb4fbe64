import type { CheckedClaim } from '#client/features/checking/check-post'

/** Words of a source that a post's claim is about. */
export interface SourceFact {
  /** UTF-16 units of the source. */
  start: number
  end: number
  claim: CheckedClaim
}

/**
 * The facts of one source that a post uses, in text order and without overlaps: the claim's own words where the source's
 * sentence has them, else the sentence. Of overlapping facts one that the post has differently is kept, then the narrower.
 * @param source its index
 */
export function findFacts(source: number, text: string, claims: readonly CheckedClaim[]): SourceFact[] {
  const kept: SourceFact[] = []
  const found = claims.flatMap((claim) => factOf(source, text, claim) ?? [])
  const rank = ({ claim, start, end }: SourceFact) => (claim.verdict === 'differs' ? 0 : end - start)
  for (const fact of found.toSorted((a, b) => rank(a) - rank(b)))
    if (kept.every(({ start, end }) => end <= fact.start || fact.end <= start)) kept.push(fact)
  return kept.sort((a, b) => a.start - b.start)
}

function factOf(source: number, text: string, claim: CheckedClaim): SourceFact | null {
  const { sentence, verdict } = claim
  if (sentence?.source !== source || verdict === 'not-found' || verdict === 'opinion') return null
  const at = text.slice(sentence.start, sentence.end).indexOf(claim.text)
  if (at < 0) return { start: sentence.start, end: sentence.end, claim }
  const start = sentence.start + at
  return { start, end: start + claim.text.length, claim }
}
