import { serverPacks } from '#shared/languages/server-packs'
import { type Language, languageIds } from '#shared/rules/languages'
import { withoutQuoted } from '#shared/text/quoted'
import { lengthOf, wordCount } from '#shared/text/text-length'
import { fullStop, hasOpenQuotation } from './sentences.ts'
import { stopWordsOf } from './stop-words.ts'
import { wordsPattern } from './words-pattern.ts'

/** Length bounds of a sentence quoted alone; the minimum by its content, the maximum by its room. */
const minChars = 30
const maxChars = 260
const minWords = 6
/** A term in quotation marks, not a statement. */
const maxQuotedChars = 32

const patterns = new Map(
  languageIds.map((language) => {
    const { ties, phrases, hearsay } = serverPacks[language].writing
    const { pointing, personal, other, articles, kinds, subjectless, asides } = ties
    const kind = `(?:${inOne(articles, anyCase)})_(?:${inOne(kinds, anyCase)})`
    return [
      language,
      {
        danglingStart: wordsPattern(phrases.danglingStarts, '^'),
        subjectless: wordsPattern(subjectless, '^'),
        aside: wordsPattern(asides, '^'),
        pointing: wordsPattern(pointing),
        personal: wordsPattern(personal),
        other: wordsPattern(other),
        // a following name or "of" identifies it
        kind: wordsPattern(`${kind}(?!\\s(?:\\p{Lu}|['"“„«]))`, '', 'u'),
        firstPerson: wordsPattern(phrases.firstPerson),
        firstPersonPlural: wordsPattern(phrases.firstPersonPlural),
        pageTalk: wordsPattern(phrases.pageTalk),
        outlook: wordsPattern(phrases.outlook),
        // "US" is a country
        inSmallLetters:
          phrases.firstPersonInSmallLetters === '' ? null : wordsPattern(phrases.firstPersonInSmallLetters, '', 'u'),
        reader: wholeWords(phrases.reader, 'iu'),
        // the verb marks hearsay; its source may be in another sentence
        hearsay: hearsay && { verbs: wholeWords(hearsay.verbs, 'u'), sources: wholeWords(hearsay.sources, 'iu') },
      },
    ] as const
  }),
)

const captions = new RegExp(
  `\\((?:[^()]{0,40}\\b)?(?:${languageIds.map((language) => serverPacks[language].writing.phrases.captions).join('|')})\\b`,
  'u',
)

function wholeWords(alternatives: string, flags: 'iu' | 'u'): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, flags)
}

function inOne(alternatives: string, change: (alternative: string) => string): string {
  return alternatives.trim().split(/\s+/).map(change).join('|')
}

function anyCase(alternative: string): string {
  return alternative.replace(/^\p{L}/u, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
}

/**
 * How well a sentence can be quoted without its neighbours: 0 not at all, 1 without reservation. Judged by form alone:
 * complete, of middling length, nothing in it that needs another sentence unless it may lean on one that is quoted too,
 * not about the page, and in the first person of nobody.
 */
export function fitnessOf(text: string, language: Language | null, { mayLean = false } = {}): number {
  if (!isWellFormed(text)) return 0
  if (language === null) return withoutQuoted(text, '') === text ? 1 : 0
  if (speaksOfItself(text, language)) return 0
  if (!mayLean && dependsOnAnother(text, language)) return 0
  return formFactor(text, language)
}

/** Whether someone's words can be quoted under their name, where "I" and "we" mean the speaker. */
export function isWholeStatement(text: string, language: Language | null): boolean {
  return isWellFormed(text) && !dependsOnAnother(text, language) && !isPageTalk(text, language)
}

/** Whether a sentence looks ahead or concludes. */
export function looksAhead(text: string, language: Language | null): boolean {
  return language !== null && (patterns.get(language)?.outlook.test(text) ?? false) && !isQuestion(text)
}

export function isQuestion(text: string): boolean {
  return /[?？؟]["”“»’')」』]*$/u.test(text)
}

/** The page or its author speaking of themselves, or words of someone, which belong under their name. */
function speaksOfItself(text: string, language: Language): boolean {
  const found = patterns.get(language)
  const outsideQuotes = withoutQuoted(text, '')
  if (!found || text.length - outsideQuotes.length > maxQuotedChars) return true
  // a comma or full stop inside the marks: direct speech
  if (/[,.!?]['’]?["”“»]\s/u.test(text)) return true
  return (
    isPageTalk(text, language) ||
    found.aside.test(text) ||
    found.inSmallLetters?.test(text) === true ||
    found.firstPerson.test(text) ||
    found.firstPersonPlural.test(text)
  )
}

export function isPageTalk(text: string, language: Language | null): boolean {
  return language !== null && (patterns.get(language)?.pageTalk.test(text) ?? false)
}

/** Whether a sentence depends on another one to be understood. Names are checked elsewhere. */
export function dependsOnAnother(text: string, language: Language | null): boolean {
  const found = language && patterns.get(language)
  if (!found) return false
  if (found.hearsay?.verbs.test(text) && !found.hearsay.sources.test(text)) return true
  const opening = text.replace(/^["“„«'‘¿¡[]+/u, '')
  if (found.danglingStart.test(opening) || found.subjectless.test(opening) || found.pointing.test(opening)) return true
  return (
    isLoose(opening, found.personal, hasNameIn) ||
    isLoose(opening, found.other, (before) => hasNounIn(before, language)) ||
    isLoose(opening, found.kind, hasNameIn)
  )
}

/** Whether a word precedes everything it could refer to. */
function isLoose(text: string, word: RegExp, hasReferent: (before: string) => boolean): boolean {
  const match = word.exec(text)
  return match !== null && !hasReferent(text.slice(0, match.index))
}

/** A capital inside a sentence, or two in one word. */
function hasNameIn(before: string): boolean {
  return /\s["“„«(]?\p{Lu}[\p{L}\p{N}]+|^\p{Lu}\S*\p{Lu}|^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(before)
}

/** Any content word. */
function hasNounIn(before: string, language: Language): boolean {
  const stopWords = stopWordsOf(language)
  const words = before.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return words.some((word) => !stopWords.has(word))
}

/** Complete, of middling length, prose, and without an address, a mark or an ellipsis that would look torn out. */
export function isWellFormed(text: string): boolean {
  const length = lengthOf(text)
  if (length < minChars || length > 2 * maxChars || text.length > maxChars || wordCount(text) < minWords) return false
  if (!/^[\p{Lu}\p{Lt}\p{Lo}\p{N}“„«"'‘¿¡$€£「『《（−]/u.test(text) || !fullStop.test(text)) return false
  if (
    /https?:|www\.|\S@\S|[#@]\p{L}|[|©®→►…•~*<>{}\\]|(?<!\d)\^|\.(?:com|org|net|html?)\b|\.\.\.|&#?\w+;|\u{FFFD}/iu.test(
      text,
    )
  )
    return false
  if (/[?!？！؟]|^\[|^[QAFR]: |^\d+[-:)]\d?|\s[.,](?:\s|$)|\[\d+(?:[-–,]\d+)*\]|\p{Extended_Pictographic}/u.test(text))
    return false
  if (captions.test(text)) return false
  if (/^[^.!?,]{3,45}(?::|\s[–—-])\s|^[^.!?:]{3,45}:\s\p{Lu}/u.test(text) || /\s\d{1,2}\.$/.test(text)) return false
  return !hasOpenQuotation(text) && lettersShare(text) >= 0.7 && !isShouted(text)
}

function formFactor(text: string, language: Language): number {
  const length = lengthOf(text) <= 200 ? 1 : 0.85
  const isPatchy = (text.match(/[;:–—()]/g)?.length ?? 0) > 2
  const isQuoted = /["“„«‘「『]/u.test(text)
  return length * (isPatchy ? 0.85 : 1) * (isQuoted ? 0.9 : 1) * (speaksToReader(text, language) ? 0.5 : 1)
}

export function speaksToReader(text: string, language: Language): boolean {
  return patterns.get(language)?.reader.test(text) ?? false
}

function lettersShare(text: string): number {
  return (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0) / Math.max(1, text.replace(/\s/g, '').length)
}

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0) > 0.4
}
