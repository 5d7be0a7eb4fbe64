import { alikeness } from './claim-positions.ts'
import type { Claim, DateClaim, Judgement, NameClaim, NumberClaim, Passage } from './claims.ts'
import type { SourceIndex } from './index-source.ts'
import { isSameValue } from './same-number.ts'

/** From this likeness of their neighbours on, one is in the other's place. */
const placed = 3

/**
 * The source's words that can replace a claim which differs or was not found: the one value of the same kind and unit
 * in its place that the post's sentence leaves out. Undefined where that is uncertain, and in another language, which
 * writes values differently.
 */
export function findRepair(
  { verdict, start, end, kind, span }: Judgement,
  claims: readonly Claim[],
  sources: readonly SourceIndex[],
): string | undefined {
  if (verdict !== 'differs' && verdict !== 'not-found') return undefined
  const claim = claims.find((each) => each.kind === kind && each.start === start && each.end === end)
  const sentence = span && sources[span.source]?.sentences.find((each) => each.start === span.start)
  if (!claim || !sentence || claim.passage.language !== sentence.language) return undefined
  const least = verdict === 'differs' && kind !== 'name' ? 0 : placed
  return nearest(claim, rivalsOf(claim, sentence), least)?.text
}

function rivalsOf(claim: Claim, sentence: Passage): Claim[] {
  if (claim.kind === 'number') return sentence.numbers.filter((rival) => isOtherNumber(claim, rival))
  if (claim.kind === 'date') return sentence.dates.filter((rival) => isOtherDate(claim, rival))
  if (claim.kind === 'name') return sentence.names.filter((rival) => isOtherName(claim, rival))
  return []
}

function isOtherNumber(claim: NumberClaim, rival: NumberClaim): boolean {
  const isAlike = rival.unit === claim.unit && rival.per === claim.per && rival.isNegative === claim.isNegative
  return isAlike && !claim.passage.numbers.some((own) => isSameValue(own, rival))
}

function isOtherDate({ date, passage }: DateClaim, rival: DateClaim): boolean {
  const partsOf = (parts: DateClaim['date']) => Object.keys(parts).sort().join()
  const isSaid = passage.dates.some((own) => JSON.stringify(own.date) === JSON.stringify(rival.date))
  return partsOf(date) === partsOf(rival.date) && !isSaid
}

function isOtherName(claim: NameClaim, rival: NameClaim): boolean {
  const isSaid = claim.passage.names.some(({ words }) => words.some((word) => rival.words.includes(word)))
  return !isSaid && rival.isSure
}

/** The rival whose neighbours are most like the claim's, if only one is. */
function nearest(claim: Claim, rivals: readonly Claim[], least: number): Claim | undefined {
  const [first, second] = rivals
    .map((rival) => ({ rival, likeness: alikeness(claim, rival) }))
    .filter(({ likeness }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness)
  return first?.likeness === second?.likeness ? undefined : first?.rival
}
