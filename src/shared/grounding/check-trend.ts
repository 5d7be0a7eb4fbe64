import type { Turned } from './check-direction.ts'
import type { NumberClaim, Passage } from './claims.ts'
import type { Context } from './context.ts'
import { lexiconOf } from './lexicon.ts'
import { negationsIn } from './negations.ts'
import { oppositesIn } from './opposites.ts'
import { gap } from './read-amount.ts'
import { isSame } from './same-number.ts'

/**
 * Whether a figure goes the other way than in the source: "up 10 percent" for "down 10 percent". The figure itself says
 * which place is meant, so this works across languages.
 */

const trends = new Set(['rise', 'more', 'higher', 'larger', 'gain'])
/** How many words beside a figure say where it goes. */
const reach = 3
/** A figure in more places than these may be any of them. */
const maxPlaces = 2

interface Trend {
  at: number
  side: '+' | '-'
}

export function findTurnedTrend(context: Context): Turned | null {
  const { passage, index } = context
  for (const claim of passage.numbers) {
    const own = isTelling(claim) ? trendBeside(claim) : null
    if (!own) continue
    const places = (index.byValue.get(claim.values[0] ?? Number.NaN) ?? []).flatMap((sentence) =>
      (index.sentences[sentence]?.numbers ?? [])
        .filter((each) => isSame(claim, each))
        .map((each) => ({ each, sentence })),
    )
    if (places.length === 0 || places.length > maxPlaces) continue
    const found = places.map(({ each }) => trendBeside(each))
    const [place] = places
    if (place && found.every((each) => each && each.side !== own.side))
      return { word: passage.tokens[own.at] as Turned['word'], sentence: place.sentence, asks: true }
  }
  return null
}

function isTelling({ unit, values: [value = 0] }: NumberClaim): boolean {
  return unit !== 'ordinal' && unit !== 'time' && (unit !== null || value >= 13)
}

/** The one direction in which the words beside a figure go; null if there is none, or more than one. */
function trendBeside({ passage, first, last }: NumberClaim): Trend | null {
  const found: Trend[] = []
  for (let at = first - 1; at >= first - reach && at >= 0 && isOpen(passage, at); at -= 1) addTrend(found, passage, at)
  for (let at = last + 1; at <= last + reach && at < passage.tokens.length && isOpen(passage, at - 1); at += 1)
    addTrend(found, passage, at)
  const [trend] = found
  return trend && found.every(({ side }) => side === trend.side) ? trend : null
}

/** Nothing but a space, or the sign of a list, between a word and the next one. */
function isOpen(passage: Passage, at: number): boolean {
  return !/[,;:.()–—]/u.test(gap(passage, at))
}

function addTrend(found: Trend[], passage: Passage, at: number): void {
  const { tokens, language } = passage
  const { word = '' } = tokens[at] ?? {}
  const { than, losses } = lexiconOf(language)
  const { not, no } = negationsIn(language)
  // "more than 5" is a bound
  if (than.has(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.kind === 'number') return
  if (tokens.slice(Math.max(0, at - reach), at).some((each) => not.has(each.word) || no.has(each.word))) return
  const sides = oppositesIn(language)
    .sidesOf(word)
    .filter((side) => trends.has(side.slice(1)))
  if (sides.length === 0 && losses.has(word)) found.push({ at, side: '-' })
  for (const side of sides) found.push({ at, side: side.startsWith('+') ? '+' : '-' })
}
