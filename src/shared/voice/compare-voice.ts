import type { Language } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { type FigureName, figureNames, measureVoice, quantile, type TraitName, type Voice } from './measure-voice.ts'
import type { Opening } from './opening.ts'
import type { Span } from './shared-passage.ts'
import { wordUseDistance } from './word-use.ts'

export interface Trait {
  name: TraitName
  /** Of the examples: their median, or how they open; null if only the distance is known. */
  mine: number | Opening | null
  here: number | Opening | null
  /** 0 is identical, 1 the usual variation among the author's posts, 3 the maximum. */
  distance: number
  /** A place in the draft that shows it. */
  place: Span | null
}

export interface VoiceComparison {
  nearness: 'close' | 'some-way-off' | 'far'
  /** Weighted mean of the traits' distances. */
  distance: number
  /** What the comparison rests on. */
  examples: number
  words: number
  /** False if there are too few posts of the author to be sure. */
  isSure: boolean
  /** The farthest first. */
  traits: Trait[]
}

/** Tolerance of a figure within one voice: a share of the author's own value, with a minimum. */
const tolerances: Record<FigureName, { share: number; least: number; weight: number }> = {
  sentenceLength: { share: 0.25, least: 2.5, weight: 2 },
  sentenceSpread: { share: 0.5, least: 4, weight: 1 },
  paragraphLength: { share: 0.4, least: 5, weight: 1.5 },
  firstLine: { share: 0.4, least: 25, weight: 0.5 },
  emoji: { share: 0.5, least: 1, weight: 1 },
  exclamations: { share: 0.5, least: 1, weight: 1 },
  questions: { share: 0.75, least: 1.5, weight: 0.5 },
  dashes: { share: 0.75, least: 1, weight: 0.5 },
  colons: { share: 0.75, least: 1.5, weight: 0.5 },
  ellipses: { share: 0.75, least: 1, weight: 0.5 },
}
const weightOfOpening = 0.5
const weightOfWordUse = 2
/** Beyond chance, in mean z-scores. */
const wordUseTolerance = 0.35
const farthest = 3
const closeWithin = 0.75
const offWithin = 1.3
const sureExamples = 2
const sureWords = 150

/**
 * How near a draft is to posts its author wrote; null without a word on either side. Word use is compared only within one
 * language.
 * @param language the draft's; recognised when left out
 */
export function compareVoice(draft: string, examples: readonly string[], language?: Language): VoiceComparison | null {
  const draftLanguage = language ?? recogniseLanguage(draft) ?? 'english'
  const here = measureVoice(draft, draftLanguage)
  const mine = examples.flatMap((text) => measureVoice(text, recogniseLanguage(text) ?? draftLanguage) ?? [])
  if (!here || mine.length === 0) return null

  const traits = [...figureNames.map((name) => compareFigure(name, here, mine)), compareOpening(here, mine)]
  const sameLanguage = mine.filter((voice) => voice.language === here.language)
  if (sameLanguage.length > 0) traits.push(compareWordUse(here, sameLanguage))
  const weights = traits.reduce((sum, { name }) => sum + weightOf(name), 0)
  const distance = traits.reduce((sum, trait) => sum + weightOf(trait.name) * trait.distance, 0) / weights
  const words = mine.reduce((sum, voice) => sum + voice.words, 0)
  return {
    nearness: distance <= closeWithin ? 'close' : distance <= offWithin ? 'some-way-off' : 'far',
    distance,
    examples: mine.length,
    words,
    isSure: mine.length >= sureExamples && words >= sureWords,
    traits: traits.sort((a, b) => b.distance - a.distance),
  }
}

/** One's own posts differ as well: what they spread over is no distance. */
function compareFigure(name: FigureName, here: Voice, voices: readonly Voice[]): Trait {
  const values = voices.map((voice) => voice.figures[name])
  const mine = quantile(values, 0.5)
  const own = {
    share: tolerances[name].share * mine,
    spread: Math.max(...values.map((value) => Math.abs(value - mine))),
  }
  const tolerance = Math.max(own.share, own.spread, tolerances[name].least)
  const distance = Math.min(farthest, Math.abs(here.figures[name] - mine) / tolerance)
  const isMore = here.figures[name] > mine
  const place = isMore || name === 'firstLine' ? (here.places[name] ?? null) : null
  return { name, mine, here: here.figures[name], distance, place }
}

function compareOpening(here: Voice, voices: readonly Voice[]): Trait {
  const mine = voices.map(({ opening }) => opening)
  const usual = mine.toSorted((a, b) => countOf(mine, b) - countOf(mine, a))[0] ?? here.opening
  const distance = mine.includes(here.opening) ? 0 : mine.length < sureExamples ? 1 : 1.5
  return { name: 'opening', mine: usual, here: here.opening, distance, place: here.places.opening ?? null }
}

function compareWordUse(here: Voice, voices: readonly Voice[]): Trait {
  const distance = Math.min(farthest, wordUseDistance(here, voices) / wordUseTolerance)
  return {
    name: 'wordUse',
    mine: null,
    here: null,
    distance,
    place: null,
  }
}

function weightOf(name: TraitName): number {
  if (name === 'opening') return weightOfOpening
  return name === 'wordUse' ? weightOfWordUse : tolerances[name].weight
}

function countOf<Each>(list: readonly Each[], wanted: Each): number {
  return list.filter((each) => each === wanted).length
}
