import { AppError } from '#server/platform/errors'
import type { PlainReason } from '#shared/errors/reason'
import { openingCount, type RefinementKind } from '#shared/rules/refinements'
import { endOfHook } from '#shared/text/first-paragraph'
import { fitsEverywhere } from '../parse-openings.ts'
import type { Opening, OpeningsRequest, RefinementRequest } from '../writer.ts'
import { noteFor } from './compose-post.ts'
import { chooseComposition, chooseQuotation } from './composition.ts'
import { byWorth, chooseFacts, type Fact, repeatsAny } from './facts.ts'
import { inNameOf, outletOf } from './headline.ts'
import { framingLanguage } from './language.ts'
import { type Material, readMaterial } from './material.ts'
import { introduceNames } from './names.ts'
import { type Composition, setPost } from './set-post.ts'
import { findComposition, findRepetition, isUsed, openingOf, sentencesIn } from './used.ts'

/** A version this much of the present length is plainly shorter, or longer. */
const shorterShare = 0.85
const longerShare = 1.25
const maxAdded = 8
/** The minimum number of sentences for another angle. */
const minForAngle = 2

type Composed = Exclude<RefinementKind, 'translation' | 'instruction'>

const nothingFound: Record<Composed, PlainReason> = {
  shorter: 'composerCannotShorten',
  longer: 'composerCannotLengthen',
  opening: 'composerHasNoOpening',
  angle: 'composerHasNoAngle',
}

/**
 * A new version of a post without a model: composed again from the article, so the author's own edits are lost. It
 * starts from the article's sentences that are still in the post. Deterministic.
 * @throws AppError model_not_supported for a translation or an instruction; conflict if the article has nothing for it
 */
export function composeRefinement(request: RefinementRequest): { text: string; note: string | null } {
  const { kind, source, post } = request
  if (kind === 'translation') {
    throw new AppError('model_not_supported', 'composerCannotTranslate')
  }
  if (kind === 'instruction') throw new AppError('model_not_supported', 'composerCannotFollow')
  const material = readMaterial(request)
  const present = findComposition(post, material, source.isOwn) ?? chooseComposition(material.facts, material, request)
  const composition = composers[kind](present, material, request)
  if (!composition) throw new AppError('conflict', nothingFound[kind])
  return { text: setPost(composition, material, request), note: noteFor(request) }
}

/** The article's best other first lines, each attributed to the outlet. @throws AppError conflict if there is none */
export function composeOpenings(request: OpeningsRequest): Opening[] {
  const { source, post, language } = request
  const material = readMaterial(request)
  if (!findComposition(post, material, source.isOwn) && language !== material.language)
    throw new AppError('conflict', 'composerOtherLanguage')
  const lines = new Map(material.facts.map((fact) => [fact, openingLine(fact, material, request)] as const))
  const present = sentencesIn(material.facts, [openingOf(post)])
  const fitting = material.facts.filter((fact) => {
    const line = lines.get(fact) ?? ''
    return !present.has(fact) && !line.includes('\n') && fitsEverywhere(line)
  })
  const openings = chooseFacts(fitting, [], openingCount)
  if (openings.length === 0) throw new AppError('conflict', nothingFound.opening)
  const rest = post.slice(endOfHook(post))
  return openings.map((fact) => ({ text: lines.get(fact) ?? '', repeats: findRepetition(fact, rest) }))
}

function openingLine({ text, dated }: Fact, material: Material, { source, language }: OpeningsRequest): string {
  if (source.isOwn) return text
  return inNameOf(
    outletOf(source),
    introduceNames(dated, '', material.people),
    framingLanguage(material.language, language),
  )
}

type Compose = (present: Composition, material: Material, request: RefinementRequest) => Composition | null

const composers: Record<Composed, Compose> = {
  /** The quotation goes, then the weakest facts. */
  shorter(present, material, request) {
    const lengthOf = (each: Composition) => setPost(each, material, request).length
    const facts = present.facts.toSorted((a, b) => b.score - a.score)
    let shortest: Composition = { ...present, quotation: null }
    for (let count = facts.length; count >= 0; count -= 1) {
      shortest = { opening: present.opening, facts: facts.slice(0, count), quotation: null }
      if (lengthOf(shortest) <= shorterShare * request.post.length) return shortest
    }
    return lengthOf(shortest) < request.post.length ? shortest : null
  },

  /** Adds a quotation if there is none, then the next best facts. */
  longer(present, material, request) {
    const lengthOf = (each: Composition) => setPost(each, material, request).length
    let longest = { ...present, quotation: present.quotation ?? chooseQuotation(material.quotations) }
    const isEnough = () => lengthOf(longest) >= longerShare * request.post.length
    const said = [...present.facts, ...(present.opening ? [present.opening] : [])]
    for (const fact of isEnough() ? [] : chooseFacts(material.facts, said, maxAdded)) {
      longest = { ...longest, facts: [...longest.facts, fact] }
      if (isEnough()) break
    }
    return lengthOf(longest) > request.post.length ? longest : null
  },

  /** The fact that stood first moves among the others. */
  opening({ opening, facts, quotation }, { facts: pool }, { post, otherVersions }) {
    const openings = sentencesIn(pool, [post, ...otherVersions].map(openingOf))
    const [next] = [
      ...byWorth(pool.filter((fact) => !openings.has(fact))),
      ...byWorth(pool.filter((fact) => fact !== opening)),
    ]
    if (!next) return null
    return {
      opening: next,
      facts: [...(opening ? [opening] : []), ...facts].filter((fact) => fact !== next),
      quotation,
    }
  },

  /** Uses the best facts that no version has yet; else those that this version lacks. */
  angle(_present, material, request) {
    const { post, otherVersions } = request
    for (const texts of [[post, ...otherVersions], [post]]) {
      const used = sentencesIn(material.facts, texts)
      const fresh = material.facts.filter((fact) => !used.has(fact) && !repeatsAny(fact, [...used]))
      if (fresh.length < minForAngle) continue
      const quotations = material.quotations.filter((quotation) => !isUsed(quotation, texts))
      return chooseComposition(fresh, { ...material, quotations }, request)
    }
    return null
  },
}
