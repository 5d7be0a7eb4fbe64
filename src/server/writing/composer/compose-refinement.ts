import { AppError } from '#server/platform/errors'
import { openingsOffered, type RefinementKind } from '#shared/rules/refinements'
import { fitsEverywhere } from '../parse-openings.ts'
import type { OpeningsRequest, RefinementRequest, WritingSource } from '../writer.ts'
import { formFor, noteFor, readSource, setSelection, toldText, tongueOf } from './compose-post.ts'
import type { Ranked } from './rank.ts'
import { type Chosen, chooseHook, choosePoints, chooseSentences, saysAgain, toSelection } from './select.ts'
import { setPost } from './set-post.ts'
import { isTold, linesOf, toldIn } from './told.ts'

/** A version this much of the present length is plainly shorter, or longer. */
const shorterShare = 0.85
const longerShare = 1.25
const added = { wanted: 8, maxChars: 1_500 }
/** The fewest sentences another angle can be told in. */
const fewestForAngle = 2

type Composed = Exclude<RefinementKind, 'translation'>

const nothingFound: Record<Composed, string> = {
  shorter: 'Without a model this post can’t get any shorter. Shorten it by hand, or choose a model.',
  longer: 'The article has no other sentence that stands on its own. Write on by hand, or choose a model.',
  opening: 'The article has no other sentence that could open this post. Write one by hand, or choose a model.',
  angle: 'The article has too few other sentences for another post. Choose a model to find another angle.',
}

const otherLanguage = 'The article is in another language than the post. Choose a model to find other openings.'

/**
 * A new version of a post without a model: composed anew from the article, so what the author wrote into the post is not
 * in it. It starts from the sentences of the article that the post still has word for word. The same request gives the
 * same version.
 * @throws AppError model_not_supported for a translation; conflict when the article has nothing for it
 */
export function composeRefinement(request: RefinementRequest): { text: string; note: string | null } {
  const { kind, source, voice, post } = request
  if (kind === 'translation') {
    throw new AppError('model_not_supported', 'Without a model nothing can be translated. Choose a model.')
  }
  const pool = poolOf(source)
  const { maxPoints } = formFor(voice.style.name)
  const present = toldIn(post, pool) ?? chooseSentences(pool, maxPoints, tongueOf(source).language)
  const chosen = present && composers[kind](present, pool, request)
  if (!chosen) throw new AppError('conflict', nothingFound[kind])
  return { text: setSelection(request, toSelection(chosen)), note: noteFor(request) }
}

/** The article's best other first lines. @throws AppError conflict when there is none */
export function composeOpenings({ source, post, language }: OpeningsRequest): string[] {
  const pool = poolOf(source)
  if (!toldIn(post, pool) && language !== tongueOf(source).language) throw new AppError('conflict', otherLanguage)
  const [first] = linesOf(post)
  const fitting = pool.filter(({ text }) => text !== first && fitsEverywhere(text))
  const openings: Ranked[] = []
  while (openings.length < openingsOffered) {
    const next = chooseHook(fitting.filter((sentence) => !saysAgain(sentence, openings)))
    if (!next) break
    openings.push(next)
  }
  if (openings.length === 0) throw new AppError('conflict', nothingFound.opening)
  return openings.map(({ text }) => text)
}

/** What there is to choose from: where no sentence stands alone, all of them, the first ones first. */
function poolOf(source: WritingSource): Ranked[] {
  const { language, locale } = tongueOf(source)
  const { sentences, ranked } = readSource(source, language, locale)
  if (ranked.length > 0) return ranked
  const texts = new Map(sentences.map((sentence) => [toldText(sentence), sentence]))
  return [...texts].map(([text, sentence]) => ({
    ...sentence,
    text,
    passage: text,
    fitness: 1,
    vector: new Map(),
    score: 1 / (1 + sentence.index),
  }))
}

type Compose = (present: Chosen, pool: readonly Ranked[], request: RefinementRequest) => Chosen | null

const composers: Record<Composed, Compose> = {
  /** The weakest points go, the closing sentence before them. */
  shorter(present, _pool, request) {
    const lengthOf = measure(present, request)
    const points = [...present.points].sort((a, b) => b.score - a.score)
    let shortest: Chosen = { ...present, takeaway: null }
    for (let count = points.length; count >= 0; count -= 1) {
      shortest = { hook: present.hook, points: points.slice(0, count), takeaway: null }
      if (lengthOf(shortest) <= shorterShare * request.post.length) return shortest
    }
    return lengthOf(shortest) < request.post.length ? shortest : null
  },

  /** The next best sentences join the points. */
  longer(present, pool, request) {
    const lengthOf = measure(present, request)
    let longest = present
    for (const point of choosePoints(pool, sentencesOf(present), added)) {
      longest = { ...longest, points: [...longest.points, point] }
      if (lengthOf(longest) >= longerShare * request.post.length) break
    }
    return lengthOf(longest) > request.post.length ? longest : null
  },

  /** The sentence that stood first moves among the points. */
  opening({ hook, points, takeaway }, pool, { post, otherVersions }) {
    const fresh = untold(
      pool,
      [post, ...otherVersions].flatMap((text) => linesOf(text).slice(0, 1)),
    )
    const next = chooseHook(fresh) ?? chooseHook(pool.filter((sentence) => sentence !== hook))
    if (!next) return null
    return {
      hook: next,
      points: [hook, ...points].filter((sentence) => sentence !== next),
      takeaway: takeaway === next ? null : takeaway,
    }
  },

  /** Told by the best of the sentences that no version has yet; else of those that this one has not. */
  angle(_present, pool, { source, voice, post, otherVersions }) {
    const fresh = [[post, ...otherVersions], [post]]
      .map((texts) => untold(pool, texts.flatMap(linesOf)))
      .find((sentences) => sentences.length >= fewestForAngle)
    return fresh ? chooseSentences(fresh, formFor(voice.style.name).maxPoints, tongueOf(source).language) : null
  },
}

function untold(pool: readonly Ranked[], lines: readonly string[]): Ranked[] {
  const told = new Set(lines)
  return pool.filter((sentence) => !isTold(sentence, told))
}

function sentencesOf({ hook, points, takeaway }: Chosen): Ranked[] {
  return [hook, ...points, ...(takeaway ? [takeaway] : [])]
}

/** How long the post of a choice is; what does not depend on the choice is set once. */
function measure(present: Chosen, request: RefinementRequest): (chosen: Chosen) => number {
  const form = formFor(request.voice.style.name).points
  const lengthOf = (chosen: Chosen) =>
    setPost({ ...toSelection(chosen), opinion: '', sourceLine: null, hashtags: [] }, form).length
  const rest = setSelection(request, toSelection(present)).length - lengthOf(present)
  return (chosen) => lengthOf(chosen) + rest
}
