import { formatNumber } from '#client/lib/formatting'
import type { Trait } from '#shared/voice/compare-voice'
import type { Opening } from '#shared/voice/opening'
import { traitTexts } from './texts.ts'

/** Below this difference, two figures are described as equal. */
const sameBelow = 0.5

/** Compares a trait of the author's own posts with the same trait of this one. */
export function describeTrait({
  name,
  mine,
  here,
  distance,
}: Pick<Trait, 'name' | 'mine' | 'here' | 'distance'>): string {
  if (name === 'wordUse') return distance < 1 ? traitTexts.wordUse.same : traitTexts.wordUse.other
  if (name === 'opening') return describeOpening(mine as Opening, here as Opening, distance === 0)
  const figures = [Number(mine), Number(here)] as const
  switch (name) {
    case 'sentenceLength':
    case 'sentenceSpread':
    case 'paragraphLength':
    case 'firstLine':
      return describeLength(name, ...figures)
    default:
      return describeSigns(traitTexts.signs[name], ...figures)
  }
}

/** @param isUsual some of the author's own posts open the same way */
function describeOpening(mine: Opening, here: Opening, isUsual: boolean): string {
  const { openings, sameOpening, otherOpening } = traitTexts
  return isUsual ? sameOpening(openings[here]) : otherOpening(openings[mine], openings[here])
}

function describeLength(
  name: 'sentenceLength' | 'sentenceSpread' | 'paragraphLength' | 'firstLine',
  mine: number,
  here: number,
): string {
  const { same, less, more } = traitTexts[name]
  if (Math.abs(mine - here) < sameBelow) return same(rounded(here))
  return (mine < here ? less : more)(rounded(mine), rounded(here))
}

function describeSigns(signs: string, mine: number, here: number): string {
  const { signsNowhere, signsSame, signsOnlyHere, signsOnlyMine, signsFewer, signsMore } = traitTexts
  if (mine === 0 && here === 0) return signsNowhere(signs)
  if (Math.abs(mine - here) < sameBelow) return signsSame(signs)
  if (mine === 0) return signsOnlyHere(signs, tenths(here))
  if (here === 0) return signsOnlyMine(signs, tenths(mine))
  return (mine < here ? signsFewer : signsMore)(signs, tenths(mine), tenths(here))
}

function rounded(value: number): string {
  return String(Math.round(value))
}

function tenths(value: number): string {
  return formatNumber(Math.round(value * 10) / 10)
}
