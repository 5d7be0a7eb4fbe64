import { serverPacks } from '#shared/languages/server-packs'
import { type Language, languageIds } from '#shared/rules/languages'
import { withoutQuoted } from '#shared/text/quoted'
import { lengthOf, wordCount } from '#shared/text/text-length'
import { isTied } from './other-languages.ts'
import { hasOpenQuotation } from './sentences.ts'
import { stopWordsOf } from './stop-words.ts'
import { fullStop, type TextForm, usualForm } from './text-form.ts'
import { subjectStems } from './words.ts'
import { wordsPattern } from './words-pattern.ts'

/** Bounds of a sentence that can be quoted alone; the shortest by what it says, the longest by the room it takes. */
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
        // its own name or an "of" says which one is meant
        kind: wordsPattern(`${kind}(?!\\s(?:\\p{Lu}|['"“„«]))`, '', 'u'),
        firstPerson: wordsPattern(phrases.firstPerson),
        firstPersonPlural: wordsPattern(phrases.firstPersonPlural),
        pageTalk: wordsPattern(phrases.pageTalk),
        outlook: wordsPattern(phrases.outlook),
        // "US" is a country
        inSmallLetters:
          phrases.firstPersonInSmallLetters === '' ? null : wordsPattern(phrases.firstPersonInSmallLetters, '', 'u'),
        reader: wholeWords(phrases.reader, 'iu'),
        // by the verb someone says so; who, may stand in another sentence
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
 * complete, of middling length, nothing in it that needs another sentence, not about the page or its author.
 */
export function fitnessOf(text: string, language: Language | null, form: TextForm = usualForm): number {
  if (!isWellFormed(text, form)) return 0
  // of a text in capitals, the words that are looked for
  const plain = form.letterCase === 'upper' ? text.toLowerCase() : text
  if (speaksOfItself(plain, language) || needsAnother(plain, language)) return 0
  return language === null && isTied(text, form.locale) ? 0 : formFactor(text, language)
}

/** Whether words that someone said can stand under their name, where "I" and "we" are the speaker's. */
export function isWholeStatement(text: string, language: Language | null): boolean {
  return isWellFormed(text) && !needsAnother(text, language) && !isPageTalk(text, language)
}

/**
 * The fitness of a line without a full stop near the top of the text that speaks of the title's matter: the line below
 * the headline that sums the article up.
 */
export function standfirstFitness(
  text: string,
  titleStems: ReadonlySet<string>,
  language: Language | null,
  form: TextForm = usualForm,
): number {
  if (/[.!?:;,]["”“»’')]*$/u.test(text) || fullStop.test(text)) return 0
  // without a capital behind it nothing tells whether the line goes on in the next
  if (form.letterCase === 'lower' || /\p{Lo}/u.test(text)) return 0
  const shared = new Set(subjectStems(text, language).filter((stem) => titleStems.has(stem)))
  const words = text.split(' ')
  const isTitleCase =
    form.letterCase === 'mixed' && words.filter((word) => /^\p{Lu}/u.test(word)).length > 0.6 * words.length
  // the headline once more says nothing new
  if (shared.size < 2 || isTitleCase || shared.size > 0.8 * titleStems.size) return 0
  return 0.9 * fitnessOf(`${text}.`, language, form)
}

/** Whether a sentence looks ahead or concludes. */
export function looksAhead(text: string, language: Language | null): boolean {
  return language !== null && (patterns.get(language)?.outlook.test(text) ?? false) && !isQuestion(text)
}

export function isQuestion(text: string): boolean {
  return /[?？؟]["”“»’')」』]*$/u.test(text)
}

/** The page or its author speaking of themselves. */
function speaksOfItself(text: string, language: Language | null): boolean {
  const found = language && patterns.get(language)
  const outsideQuotes = withoutQuotations(text)
  if (!found) return lengthOf(text) - lengthOf(outsideQuotes) > maxQuotedChars
  if (found.inSmallLetters?.test(outsideQuotes)) return true
  // words of someone belong under their name
  if (text.length - outsideQuotes.length > maxQuotedChars || found.aside.test(text)) return true
  // a comma or stop inside the marks: it was said
  if (/[,.!?]['’]?["”“»]\s/u.test(text)) return true
  return (
    isPageTalk(text, language) || found.firstPerson.test(outsideQuotes) || found.firstPersonPlural.test(outsideQuotes)
  )
}

export function isPageTalk(text: string, language: Language | null): boolean {
  return language !== null && (patterns.get(language)?.pageTalk.test(text) ?? false)
}

/** Whether something in a sentence is understood only with another one. Names are looked at elsewhere. */
export function needsAnother(text: string, language: Language | null): boolean {
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

/** Whether a word stands in the text before anything it could refer to. */
function isLoose(text: string, word: RegExp, hasReferent: (before: string) => boolean): boolean {
  const match = word.exec(text)
  return match !== null && !hasReferent(text.slice(0, match.index))
}

/** A capital inside a sentence, or two in one word. */
function hasNameIn(before: string): boolean {
  return /\s["“„«(]?\p{Lu}[\p{L}\p{N}]+|^\p{Lu}\S*\p{Lu}|^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(before)
}

/** Any word that carries a meaning of its own. */
function hasNounIn(before: string, language: Language): boolean {
  const stopWords = stopWordsOf(language)
  const words = before.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return words.some((word) => !stopWords.has(word))
}

/** Complete, of middling length, prose, and without an address, a mark or an ellipsis that would look torn out. */
function isWellFormed(text: string, { letterCase, locale }: TextForm = usualForm): boolean {
  const length = lengthOf(text)
  if (length < minChars || length > 2 * maxChars || text.length > maxChars || wordCount(text) < minWords) return false
  if (!/^[\p{Lu}\p{Lt}\p{Lo}\p{N}“„«"'‘¿¡$€£「『《（−]/u.test(text) && letterCase !== 'lower') return false
  if (!fullStop.test(text) && !isUnstopped(text, locale)) return false
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
  return !hasOpenQuotation(text) && lettersShare(text) >= 0.7 && (letterCase === 'upper' || !isShouted(text))
}

/** Thai and Lao end a sentence with the paragraph, which then is no heading where it has several phrases. */
function isUnstopped(text: string, locale: string): boolean {
  return (
    /^(?:th|lo)(?:-|$)/.test(locale) && /[\p{L}\p{M}\p{Nd}]$/u.test(text) && /\p{L}[^\p{L}\s]*\s\P{L}*\p{L}/u.test(text)
  )
}

function formFactor(text: string, language: Language | null): number {
  const length = lengthOf(text) <= 200 ? 1 : 0.85
  const isPatchy = (text.match(/[;:–—()]/g)?.length ?? 0) > 2
  const isQuoted = /["“„«‘「『]/u.test(text)
  const speaksToReader = language !== null && patterns.get(language)?.reader.test(text) === true
  return length * (isPatchy ? 0.85 : 1) * (isQuoted ? 0.9 : 1) * (speaksToReader ? 0.7 : 1)
}

function withoutQuotations(text: string): string {
  return withoutQuoted(text, '')
}

function lettersShare(text: string): number {
  return (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0) / Math.max(1, text.replace(/\s/g, '').length)
}

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0) > 0.4
}
