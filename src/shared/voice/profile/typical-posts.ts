import { figureNames, quantile, type Voice } from '../measure-voice.ts'
import { shinglesOf, similarityOfShingles } from '../similarity.ts'

/** Shorter posts show little of a voice. */
const minWords = 40
/** Two posts as alike as this show the same thing twice. */
const sameAbove = 0.5
/** How far apart figures count as different where an author's own hardly differ. */
const minSpread = 1

/** The places of the posts, the most typical first; short ones and repetitions of an earlier one last. */
export function orderByTypicality(posts: readonly { text: string; voice: Voice | null }[]): number[] {
  const voices = posts.flatMap(({ voice }) => voice ?? [])
  const scales = figureNames.map((name) => {
    const values = voices.map(({ figures }) => figures[name])
    const middle = quantile(values, 0.5)
    const spread = quantile(
      values.map((value) => Math.abs(value - middle)),
      0.5,
    )
    return { name, middle, spread: Math.max(spread, minSpread) }
  })
  const words = voices.map((voice) => voice.words)
  const usualWords = Math.max(1, quantile(words, 0.5))
  const distanceOf = (voice: Voice | null) => {
    if (!voice || voice.words < minWords) return Number.POSITIVE_INFINITY
    const length = Math.abs(Math.log(voice.words / usualWords))
    return scales.reduce((sum, { name, middle, spread }) => {
      return sum + Math.min(3, Math.abs(voice.figures[name] - middle) / spread)
    }, 3 * length)
  }
  const ranked = posts
    .map(({ text, voice }, place) => ({ place, distance: distanceOf(voice), shingles: shinglesOf(text) }))
    .sort((a, b) => (a.distance === b.distance ? a.place - b.place : a.distance - b.distance))

  const first: typeof ranked = []
  const later: typeof ranked = []
  for (const each of ranked) {
    const isRepetition = first.some(({ shingles }) => similarityOfShingles(shingles, each.shingles) > sameAbove)
    ;(isRepetition ? later : first).push(each)
  }
  return [...first, ...later].map(({ place }) => place)
}
