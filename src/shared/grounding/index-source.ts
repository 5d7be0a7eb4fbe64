import type { Language } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { paragraphsOf } from '#shared/text/sentences'
import type { DateClaim, NameClaim, NumberClaim, Passage } from './claims.ts'
import { fold } from './exonyms.ts'
import { findInstructions, type Instruction } from './find-instructions.ts'
import { keyOfWords } from './find-quotations.ts'
import { lexiconOf } from './lexicon.ts'
import { readLine } from './read-passages.ts'
import { contentStem } from './stems.ts'
import { isCapital, tokensOf } from './tokens.ts'

/** A source prepared once, to check any number of posts against. */
export interface SourceIndex {
  language: Language
  sentences: Passage[]
  numbers: Found<NumberClaim>[]
  dates: Found<DateClaim>[]
  names: Found<NameClaim>[]
  /** Sentences by the content words they hold. */
  byStem: ReadonlyMap<string, number[]>
  /** Sentences by the capital words they hold. */
  byCapital: ReadonlyMap<string, number[]>
  /** The first sentence with a capital word of this base (see `baseOf`). */
  byBase: ReadonlyMap<string, number>
  /** The first sentence with a name of these initials. */
  byInitials: ReadonlyMap<string, number>
  /** Names by all their words but the first, and by that one: of each the first to be read. */
  bySurname: ReadonlyMap<string, ReadonlyMap<string, Found<NameClaim>>>
  /** Words of certain names. */
  sureWords: ReadonlySet<string>
  years: ReadonlySet<number>
  /** Sentences by the years in them that have no month, and by the likeliest values of their numbers. */
  byYear: ReadonlyMap<number, number[]>
  byValue: ReadonlyMap<number, number[]>
  /** All words between single spaces, and for each sentence where its words begin in it. */
  key: string
  keyStarts: number[]
  /** The same without any spaces. */
  letters: string
  letterStarts: number[]
  /** Its sentences that address a machine: they never count as support. */
  instructions: IndexedInstruction[]
  /** Only the quoted words: “We won,” she said, “at last” without the middle. */
  quotedKey: string
}

export interface IndexedInstruction extends Instruction {
  stems: ReadonlySet<string>
}

export interface Found<Kind> {
  sentence: number
  claim: Kind
}

export function indexSource(text: string, language: Language = languageOf(text)): SourceIndex {
  const builder = new IndexBuilder(language)
  for (const { start, end } of paragraphsOf(text)) builder.add(text.slice(start, end), start)
  return builder.finish()
}

/** Characters per slice; a few milliseconds on a slow machine. */
const sliceCharacters = 10_000

/** The same in slices with pauses, so that a long source does not block typing. */
export async function indexSourceInSlices(
  text: string,
  rest: () => Promise<void>,
  language: Language = languageOf(text),
): Promise<SourceIndex> {
  const builder = new IndexBuilder(language)
  let until = sliceCharacters
  for (const { start, end } of paragraphsOf(text)) {
    builder.add(text.slice(start, end), start)
    if (end < until) continue
    until = end + sliceCharacters
    await rest()
  }
  return builder.finish()
}

function languageOf(text: string): Language {
  return recogniseLanguage(text) ?? 'english'
}

/** Adds one line at a time, so that there is no long step at the end. */
class IndexBuilder {
  readonly #language: Language
  readonly #sentences: Passage[] = []
  readonly #numbers: Found<NumberClaim>[] = []
  readonly #dates: Found<DateClaim>[] = []
  readonly #names: Found<NameClaim>[] = []
  readonly #byStem = new Map<string, number[]>()
  readonly #byCapital = new Map<string, number[]>()
  readonly #byBase = new Map<string, number>()
  readonly #byInitials = new Map<string, number>()
  readonly #bySurname = new Map<string, Map<string, Found<NameClaim>>>()
  readonly #sureWords = new Set<string>()
  readonly #years = new Set<number>()
  readonly #byYear = new Map<number, number[]>()
  readonly #byValue = new Map<number, number[]>()
  readonly #keys: string[] = [' ']
  readonly #keyStarts: number[] = []
  readonly #letters: string[] = []
  readonly #letterStarts: number[] = []
  readonly #instructions: IndexedInstruction[] = []
  readonly #quotedWords: string[] = []
  #keyLength = 1
  #lettersLength = 0

  constructor(language: Language) {
    this.#language = language
  }

  add(line: string, offset: number): void {
    const { passages, quotations } = readLine(line, offset, this.#language)
    const sentences = passages.map(({ start, end }) => ({ start: start - offset, end: end - offset }))
    const instructions = findInstructions(line, sentences)
    for (const instruction of instructions) this.#addInstruction(instruction, offset)
    const isInstruction = ({ start }: { start: number }) =>
      instructions.some((each) => start - offset >= each.start && start - offset < each.end)
    for (const passage of passages) if (!isInstruction(passage)) this.#addSentence(passage)
    for (const { parts } of quotations.filter((quotation) => !isInstruction(quotation)))
      for (const word of parts.join(' ').trim().split(/\s+/)) this.#quotedWords.push(word)
  }

  #addInstruction({ start, end, text }: Instruction, offset: number): void {
    const lexicon = lexiconOf(this.#language)
    const stems = tokensOf(text).map((token) => contentStem(token, lexicon))
    this.#instructions.push({
      start: start + offset,
      end: end + offset,
      text,
      stems: new Set(stems.filter((stem) => stem !== null)),
    })
  }

  #addSentence(passage: Passage): void {
    const sentence = this.#sentences.push(passage) - 1
    for (const claim of passage.numbers) {
      this.#numbers.push({ sentence, claim })
      addTo(this.#byValue, claim.values[0] ?? Number.NaN, sentence)
    }
    for (const claim of passage.names) this.#addName({ sentence, claim })
    for (const claim of passage.dates) {
      const { year, lastYear, month } = claim.date
      this.#dates.push({ sentence, claim })
      for (const each of [year, lastYear]) if (each !== undefined) this.#years.add(each)
      if (year !== undefined && month === undefined && claim.first === claim.last) addTo(this.#byYear, year, sentence)
    }
    for (const stem of passage.stems) addTo(this.#byStem, stem, sentence)
    for (const initials of initialsOf(passage)) setOnce(this.#byInitials, initials, sentence)
    for (const word of capitalsOf(passage)) {
      addTo(this.#byCapital, word, sentence)
      setOnce(this.#byBase, baseOf(word), sentence)
    }
    const words = passage.key.slice(1)
    this.#keyStarts.push(this.#keyLength - 1)
    this.#keys.push(words)
    this.#keyLength += words.length
    const letters = words.replaceAll(' ', '')
    this.#letterStarts.push(this.#lettersLength)
    this.#letters.push(letters)
    this.#lettersLength += letters.length
  }

  #addName(name: Found<NameClaim>): void {
    const { words, isSure } = name.claim
    this.#names.push(name)
    if (isSure) for (const word of words) this.#sureWords.add(word)
    const [given = '', ...rest] = words
    const surname = rest.join(' ')
    const known = this.#bySurname.get(surname) ?? new Map<string, Found<NameClaim>>()
    this.#bySurname.set(surname, known)
    setOnce(known, given, name)
  }

  finish(): SourceIndex {
    return {
      language: this.#language,
      sentences: this.#sentences,
      numbers: this.#numbers,
      dates: this.#dates,
      names: this.#names,
      byStem: this.#byStem,
      byCapital: this.#byCapital,
      byBase: this.#byBase,
      byInitials: this.#byInitials,
      bySurname: this.#bySurname,
      sureWords: this.#sureWords,
      years: this.#years,
      byYear: this.#byYear,
      byValue: this.#byValue,
      key: this.#keys.join(''),
      keyStarts: this.#keyStarts,
      letters: this.#letters.join(''),
      letterStarts: this.#letterStarts,
      instructions: this.#instructions,
      quotedKey: keyOfWords(this.#quotedWords),
    }
  }
}

function capitalsOf(passage: Passage): Set<string> {
  return new Set(passage.tokens.filter(isCapital).map(({ word }) => fold(word.replace(/'s$/, ''))))
}

const smallWords = new Set('of the and for on in de del des du la le di della dei do da der und für et y e'.split(' '))

/** SEC for Securities and Exchange Commission: the first letters of two to five capitals in a row, over small words. */
function initialsOf({ tokens }: Passage): Set<string> {
  const found = new Set<string>()
  let row: string[] = []
  for (const token of tokens) {
    if (isCapital(token)) row.push(fold(token.word)[0] ?? '')
    else if (!smallWords.has(token.word)) row = []
    for (let from = Math.max(0, row.length - 5); from < row.length - 1; from += 1) found.add(row.slice(from).join(''))
  }
  return found
}

function addTo<Key>(groups: Map<Key, number[]>, key: Key, sentence: number): void {
  const known = groups.get(key)
  if (known) known.push(sentence)
  else groups.set(key, [sentence])
}

function setOnce<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value)
}

/** A word without its possessive or nationality ending: the same for German and Germany. */
export function baseOf(word: string): string {
  return word.replace(/(?:ians?|eans?|ans?|n|ese|ish|ische[rnsm]?|s|y|ia|e)$/, '')
}

/** The sentence at a position of `key`. */
export function sentenceAt({ keyStarts }: SourceIndex, place: number): number {
  return lastUpTo(keyStarts, place)
}

/** The sentence at a position of `letters`. */
export function sentenceAtLetter({ letterStarts }: SourceIndex, place: number): number {
  return lastUpTo(letterStarts, place)
}

/** Binary search: the last of these ascending starts that is not behind the place. */
function lastUpTo(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
