import type { Language } from '#shared/rules/languages'
import { isNounMarker } from './phrase-book.ts'
import { stopWordsOf } from './stop-words.ts'
import { stemOf } from './words.ts'

/**
 * Key phrases in the manner of RAKE and YAKE: runs of words between stop words and punctuation, weighed by how often,
 * how early and how name-like they are, and whether the title has them.
 */
interface Phrase {
  spellings: Map<string, { words: string[]; count: number }>
  count: number
  /** How often it was a whole noun phrase after an article or preposition, which tells a noun from a verb or adjective. */
  nounCount: number
  nameCount: number
  firstRun: number
  isInTitle: boolean
}

interface Run {
  words: string[]
  isAfterMarker: boolean
  /** The first word of a sentence has a capital anyway, so it does not make a name. */
  startsSentence: boolean
  isTitle: boolean
}

const maxWords = 3
const maxTagChars = 28
const scannedChars = 40_000
/** A single common noun is worth a tag from so many mentions on; rarer ones only fill up to a few tags. */
const strongCount = 4
const fewTags = 3
/** Where adjectives follow their noun, the word after an article is the noun. */
const nounFirst: ReadonlySet<Language | null> = new Set(['french', 'spanish', 'italian', 'portuguese'])
/** Agencies sign many articles and are the subject of few. */
const agencies = new Set(['reuters', 'ap', 'afp', 'dpa', 'ansa', 'efe', 'lusa', 'upi'])

/** The best phrases first, no two sharing a word, each as words in its commonest spelling. */
export function findKeyPhrases(title: string, text: string, language: Language | null, wanted: number): string[][] {
  const runs = [...runsOf(title, true, language), ...runsOf(text.slice(0, scannedChars), false, language)]
  const phrases = new Map<string, Phrase>()
  runs.forEach((run, place) => {
    countRun(phrases, run, place, language)
  })
  const ranked = [...phrases.values()]
    .map((phrase) => ({ phrase, words: commonestSpelling(phrase) }))
    .filter(({ phrase, words }) => canBeTag(phrase, words, language))
    .map((entry) => ({ ...entry, score: scoreOf(entry.phrase, entry.words, language, runs.length) }))
    .sort((a, b) => b.score - a.score || a.phrase.firstRun - b.phrase.firstRun)
  const isStrong = (phrase: Phrase) => phrase.isInTitle || isNameLike(phrase) || phrase.count >= strongCount

  const kept: string[][] = []
  const keep = (entries: typeof ranked, limit: number) => {
    for (const { words } of entries) {
      if (kept.length >= limit) return
      if (!kept.some((other) => sharesWord(other, words))) kept.push(words)
    }
  }
  keep(
    ranked.filter(({ phrase, words }) => words.length > 1 || isStrong(phrase)),
    wanted,
  )
  keep(ranked, Math.min(wanted, fewTags))
  return kept
}

/** "#ArtificialIntelligence" from its words: no spaces, no marks, capitals inside words kept. Null when it makes no tag. */
export function hashtagOf(words: readonly string[]): string | null {
  const tag = words
    .flatMap((word) => word.split(/[^\p{L}\p{N}\p{M}]+/u))
    .map((word) => (/^\p{Lu}{6,}$/u.test(word) ? word.toLowerCase() : word))
    .map((word) => (/^\p{Ll}\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
  return tag.length >= 2 && tag.length <= maxTagChars && /^\p{L}/u.test(tag) ? `#${tag}` : null
}

function runsOf(text: string, isTitle: boolean, language: Language | null): Run[] {
  const stopWords = stopWordsOf(language)
  const runs: Run[] = []
  let words: string[] = []
  let before = '\n'
  let beforeRun = '\n'
  const close = () => {
    const startsSentence = /[.!?:\n"“„«]/.test(beforeRun)
    if (words.length > 0)
      runs.push({ words, isTitle, startsSentence, isAfterMarker: isNounMarker(beforeRun, language) })
    words = []
  }
  for (const piece of text.match(/[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*-?|\n|[^\s\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const lower = piece.toLowerCase()
    const isSubject = !stopWords.has(lower) || isPartOfName(piece, before, language)
    if (isSubject && piece.length > 1 && /^\p{L}.*[^-]$/u.test(piece)) {
      if (words.length === 0) beforeRun = before
      words.push(piece)
    } else {
      close()
    }
    before = lower
  }
  close()
  return runs
}

/** "New" in "in New York": a stop word with a capital inside a sentence. German gives capitals to all nouns. */
function isPartOfName(piece: string, before: string, language: Language | null): boolean {
  if (language === 'german' || !/\p{L}/u.test(before)) return false
  return /^\p{Lu}\p{L}{2,}/u.test(piece) && !/^(?:the|les|los|las|gli)$/i.test(piece)
}

function countRun(phrases: Map<string, Phrase>, run: Run, place: number, language: Language | null): void {
  const stopWords = stopWordsOf(language)
  for (let start = 0; start < run.words.length; start += 1) {
    for (let size = 1; size <= Math.min(maxWords, run.words.length - start); size += 1) {
      const words = run.words.slice(start, start + size)
      if (words.every((word) => stopWords.has(word.toLowerCase()))) continue
      const key = words.map((word) => stemOf(word.toLowerCase())).join(' ')
      const phrase = phrases.get(key) ?? emptyPhrase(place)
      phrases.set(key, phrase)
      phrase.isInTitle ||= run.isTitle
      if (run.isTitle) continue
      const spelling = phrase.spellings.get(words.join(' ')) ?? { words, count: 0 }
      phrase.spellings.set(words.join(' '), spelling)
      spelling.count += 1
      phrase.count += 1
      const isWhole = size === run.words.length || (start === 0 && size === 1 && nounFirst.has(language))
      phrase.nounCount += run.isAfterMarker && isWhole ? 1 : 0
      phrase.nameCount += isName(words, run.startsSentence && start === 0) ? 1 : 0
    }
  }
}

function emptyPhrase(place: number): Phrase {
  return { spellings: new Map(), count: 0, nounCount: 0, nameCount: 0, firstRun: place, isInTitle: false }
}

/** Capitals throughout; at the start of a sentence only a second capital counts. */
function isName(words: readonly string[], startsSentence: boolean): boolean {
  const [first = '', ...rest] = words
  if (!words.every((word) => /^\p{Lu}|\p{Ll}\p{Lu}/u.test(word))) return false
  return !startsSentence || rest.length > 0 || /^.+\p{Lu}/u.test(first)
}

/** Of equally common spellings the shortest: a noun rather than its adverb or plural. */
function commonestSpelling(phrase: Phrase): string[] {
  const spellings = [...phrase.spellings.entries()].sort(
    ([a, { count: countA }], [b, { count: countB }]) => countB - countA || a.length - b.length,
  )
  return spellings[0]?.[1].words ?? []
}

function isNameLike({ nameCount, count }: Phrase): boolean {
  return nameCount / Math.max(1, count) >= 0.5
}

/** Names and nouns that a text comes back to, or that its title has; told by form, as no dictionary is at hand. */
function canBeTag(phrase: Phrase, words: readonly string[], language: Language | null): boolean {
  const { count, nounCount, isInTitle } = phrase
  const [first = '', second] = words
  const isName = isNameLike(phrase)
  const isNoun = language !== 'german' && nounCount >= (isInTitle ? 1 : 2) && nounCount / count >= 0.25
  if (!isName && !isNoun) return false
  if (count < 2 && !(isInTitle && second === undefined)) return false
  if (words.some((word) => word.length > 24 || agencies.has(word.toLowerCase()))) return false
  if (second === undefined && first.length < 4 && !isName) return false
  return language !== 'english' || isName || !/(?:ed|ly)$/.test(words.at(-1) ?? '')
}

function scoreOf(phrase: Phrase, words: readonly string[], language: Language | null, runs: number): number {
  const size = words.length === 1 ? 1 : words.length === 2 ? 1.8 : 2
  const name = isNameLike(phrase) && language !== 'german' ? 1.4 : 1
  const early = 1 + 0.5 / (1 + (10 * phrase.firstRun) / Math.max(1, runs))
  return phrase.count ** 0.6 * size * name * early * (phrase.isInTitle ? 1.6 : 1)
}

function sharesWord(a: readonly string[], b: readonly string[]): boolean {
  const stems = new Set(a.map((word) => stemOf(word.toLowerCase())))
  return b.some((word) => stems.has(stemOf(word.toLowerCase())))
}
