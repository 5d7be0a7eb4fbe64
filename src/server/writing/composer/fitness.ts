import { type Language, languageIds } from '#shared/rules/languages'
import { phrases, wordsPattern } from './phrase-book.ts'
import { hasOpenQuotation } from './sentences.ts'
import { subjectStems } from './words.ts'

/** Bounds of a sentence that can stand alone in a post. */
const minChars = 35
const maxChars = 300
const minWords = 6

const patterns = new Map(
  languageIds.map((language) => [
    language,
    {
      danglingStart: wordsPattern(phrases[language].danglingStarts, '^'),
      pointingStart: wordsPattern(phrases[language].pointingStarts, '^'),
      pronoun: wordsPattern(phrases[language].pronouns),
      firstPerson: wordsPattern(phrases[language].firstPerson),
      firstPersonPlural: wordsPattern(phrases[language].firstPersonPlural),
      pageTalk: wordsPattern(phrases[language].pageTalk),
      outlook: wordsPattern(phrases[language].outlook),
    },
  ]),
)

/**
 * How well a sentence can stand in a post without its neighbours: 0 not at all, 1 without reservation.
 * Judged by form alone: complete, of middling length, no pointer back, not about the page or its author.
 */
export function fitnessOf(text: string, language: Language | null): number {
  return isWellFormed(text) ? standing(text, language) : 0
}

function standing(text: string, language: Language | null): number {
  const found = language && patterns.get(language)
  if (!found) return formFactor(text)
  const outsideQuotes = withoutQuotations(text)
  if (found.danglingStart.test(openingOf(text)) || found.pageTalk.test(text)) return 0
  if (outsideQuotes.replace(/[^\p{L}]/gu, '').length < 8) return 0
  const pointing = found.pointingStart.test(openingOf(text)) ? 0.85 : 1
  const personal = found.firstPerson.test(outsideQuotes) ? 0.3 : found.firstPersonPlural.test(outsideQuotes) ? 0.8 : 1
  const loose = hasLoosePronoun(outsideQuotes, found.pronoun) ? 0.6 : 1
  return formFactor(text) * pointing * personal * loose
}

/**
 * The fitness of a line without a full stop near the top of the text that speaks of the title's matter: the headline
 * itself, or the line below it that sums the article up.
 */
export function standfirstFitness(text: string, titleStems: ReadonlySet<string>, language: Language | null): number {
  if (/[.!?:;,]["”“»’')]*$/u.test(text) || !isWellFormed(`${text}.`)) return 0
  const shared = new Set(subjectStems(text, language).filter((stem) => titleStems.has(stem)))
  const words = text.split(' ')
  const isTitleCase = words.filter((word) => /^\p{Lu}/u.test(word)).length > 0.6 * words.length
  return shared.size < 2 ? 0 : standing(text, language) * (isTitleCase ? 0.6 : 0.9)
}

/** Whether a sentence is sound but for pointing back, so that it can follow right after the one before it. */
export function leansBack(text: string, language: Language | null): boolean {
  const found = language && patterns.get(language)
  if (!found || !isWellFormed(text) || isQuestion(text) || formFactor(text) < 0.6) return false
  if (found.pageTalk.test(text) || found.firstPerson.test(withoutQuotations(text))) return false
  const opening = openingOf(text)
  return (
    found.danglingStart.test(opening) ||
    found.pointingStart.test(opening) ||
    hasLoosePronoun(withoutQuotations(text), found.pronoun)
  )
}

/** Whether a sentence looks ahead or concludes, which suits the end of a post. */
export function looksAhead(text: string, language: Language | null): boolean {
  return language !== null && (patterns.get(language)?.outlook.test(text) ?? false) && !isQuestion(text)
}

/** Whether a sentence asks; good as a first line, out of place among points. */
export function isQuestion(text: string): boolean {
  return /\?["”“»’')]*$/.test(text)
}

/** Complete, of a bearable length, prose, and without an address, a mark or an ellipsis that would look torn out. */
function isWellFormed(text: string): boolean {
  if (text.length < minChars || text.length > maxChars || text.split(' ').length < minWords) return false
  if (!/^[\p{Lu}\p{N}“„«"'‘¿¡$€£]/u.test(text) || !/[.!?]["”“»’')]*$/u.test(text)) return false
  if (/https?:|www\.|\S@\S|[#@]\p{L}|[|©®→►…]|\.(?:com|org|net|html?)\b|\.\.\.|&#?\w+;|\u{FFFD}/iu.test(text))
    return false
  if (/\?["”“»’')]*\s|^\[|^[QAFR]: |^\d+[-:]\d|\s[.,](?:\s|$)/u.test(text)) return false
  return !hasOpenQuotation(text) && lettersShare(text) >= 0.7 && !isShouted(text)
}

function formFactor(text: string): number {
  const length = text.length < 60 ? 0.9 : text.length <= 250 ? 1 : 0.9
  const isLoud = /!["”»’)]*$/u.test(text)
  const isPatchy = (text.match(/[;:–—()]/g)?.length ?? 0) > 2 || /\p{Extended_Pictographic}/u.test(text)
  const isLabelled = /^[^.!?,]{3,45}(?::|\s[–—-])\s\p{Lu}/u.test(text)
  const endsInNumber = /\s\d{1,2}\.$/.test(text)
  const isQuoted = /^["“„«‘]/u.test(text)
  return [
    length,
    isLoud ? 0.8 : 1,
    isPatchy ? 0.85 : 1,
    isLabelled ? 0.7 : 1,
    endsInNumber ? 0.3 : 1,
    isQuoted ? 0.9 : 1,
    isQuestion(text) ? 0.7 : 1,
  ].reduce((product, factor) => product * factor)
}

function openingOf(text: string): string {
  return text.replace(/^["“„«'‘¿¡]+/u, '')
}

function withoutQuotations(text: string): string {
  return text.replace(/“[^”]*”|„[^“”]*[“”]|«[^»]*»|»[^«]*«|"[^"]*"/gu, '')
}

/** Where a pronoun is likely the subject of the sentence. */
const openingChars = 45

/** A pronoun with no name or noun in capitals before it refers to something the reader has not seen. */
function hasLoosePronoun(text: string, pronoun: RegExp): boolean {
  const match = pronoun.exec(text.slice(0, openingChars))
  if (!match) return false
  return !/\s\p{Lu}[\p{L}\p{N}]+|^\p{Lu}\S*\p{Lu}/u.test(text.slice(0, match.index))
}

function lettersShare(text: string): number {
  return (text.match(/\p{L}/gu)?.length ?? 0) / Math.max(1, text.replace(/\s/g, '').length)
}

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0) > 0.4
}
