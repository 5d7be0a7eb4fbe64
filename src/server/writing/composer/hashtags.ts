import { textWords } from '#shared/languages/texts'
import type { Language } from '#shared/rules/languages'
import { parseAddress } from '#shared/text/parse-address'
import { plainLetters } from '#shared/text/plain-letters'
import type { WritingSource } from '../writer.ts'
import { givenNames } from './given-names.ts'
import type { People } from './names.ts'
import { isPlainWord, stopWordsOf } from './stop-words.ts'

/** Hashtags from names: people and things the article repeats, and its section. */

const scannedChars = 30_000
const maxTagChars = 28
const maxNameWords = 3
/** So often a name is what the text is about; one of the title needs fewer. */
const minMentions = { inTitle: 2, elsewhere: 5 }

/** Agencies sign many articles and are the subject of few. */
const agencies = new Set(['reuters', 'ap', 'afp', 'dpa', 'ansa', 'efe', 'lusa', 'upi', 'getty', 'bloomberg'])

const sections = new Set(
  `business technology tech science health politics economy finance markets climate environment energy education sports sport
  culture travel food law marketing leadership innovation design security cybersecurity media retail careers startups
  wirtschaft technik wissenschaft gesundheit politik finanzen klima umwelt energie bildung kultur reise karriere recht digital
  économie economie sciences santé sante politique climat environnement éducation culture
  economía economia tecnología tecnologia ciencia salud política politica educación deportes cultura
  tecnologia scienza salute ambiente istruzione negócios negocios saúde saude educação`.split(/\s+/),
)

export function findHashtags(
  source: WritingSource,
  { language, people }: { language: Language | null; people: People },
  wanted: number,
): string[] {
  if (wanted <= 0) return []
  const tags = new Map<string, string>()
  for (const name of [...namesOf(source, language), ...sectionOf(source.url)]) {
    const [only = '', second] = name
    // a surname is set in full
    const tag = hashtagOf(second === undefined ? (people.get(only)?.split(' ') ?? name) : name)
    const key = tag?.toLowerCase() ?? ''
    // #Wind next to #WindPower adds nothing
    const isPart = [...tags.keys()].some((other) => other.includes(key.slice(1)) || key.includes(other.slice(1)))
    if (tag && !isPart) tags.set(key, tag)
    if (tags.size >= wanted) break
  }
  return [...tags.values()]
}

/** "#ArtificialIntelligence" from its words; null when they make no tag. */
function hashtagOf(words: readonly string[]): string | null {
  const tag = words
    .flatMap((word) => plainLetters(word).split(/[^\p{L}\p{N}\p{M}]+/u))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return tag.length >= 3 && tag.length <= maxTagChars && /^\p{L}/u.test(tag) ? `#${tag}` : null
}

/** The first part of an address that names a section. */
function sectionOf(url: string | null): string[][] {
  const parts = parseAddress(url ?? '')
    ?.pathname.toLowerCase()
    .split('/')
    .slice(1, -1)
  const section = parts?.find((part) => sections.has(part))
  return section ? [[section]] : []
}

interface Name {
  words: string[]
  count: number
  first: number
}

/** The names a text comes back to, those of the title and the commonest first. */
function namesOf(source: WritingSource, language: Language | null): string[][] {
  const text = source.text.slice(0, scannedChars)
  // in a text of capitals they prove nothing
  if (!/\p{Ll}{3}/u.test(text)) return []
  const plain = new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}]+/gu)?.map((word) => word.toLowerCase()))
  const names = countNames(text, plain, language)
  const title = ` ${source.title.toLowerCase()} `
  const outlet = (source.siteName ?? '').toLowerCase()
  return [...names.values()]
    .map((name) => ({ ...name, isInTitle: title.includes(name.words.join(' ').toLowerCase()) }))
    .filter(({ words, count, isInTitle }) => {
      if (count < (isInTitle ? minMentions.inTitle : minMentions.elsewhere)) return false
      // one word, or in German two, may be any noun
      const isSure = capitalisesNouns(language)
        ? givenNames.has(words[0]?.toLowerCase() ?? '') && words.length > 1
        : words.length > 1
      if (!isInTitle && !isSure) return false
      const joined = words.join(' ').toLowerCase()
      return !agencies.has(joined) && !outlet.includes(joined)
    })
    .sort((a, b) => Number(b.isInTitle) - Number(a.isInTitle) || worth(b) - worth(a) || a.first - b.first)
    .map(({ words }) => words)
}

function worth({ words, count }: Name): number {
  return count * (words.length > 1 ? 1.8 : 1)
}

function countNames(text: string, plain: ReadonlySet<string>, language: Language | null): Map<string, Name> {
  const names = new Map<string, Name>()
  const runs = text.matchAll(
    /(?<![\p{L}\p{N}’'-])\p{Lu}[\p{L}\p{N}]*(?:[  ](?!I )\p{Lu}[\p{L}\p{N}]*){0,60}(?![\p{L}\p{N}-])/gu,
  )
  for (const run of runs) {
    // a capital proves nothing there, nor in headings and on buttons
    if (/(?:^|[.!?:\n"“„«•|]\s{0,3})$/u.test(text.slice(Math.max(0, run.index - 3), run.index))) continue
    const words = withoutArticle(run[0].split(/\s/), language)
    if (words.length === 0 || words.length > maxNameWords) continue
    if (!isNameLike(words, plain, language)) continue
    const key = words.join(' ').toLowerCase()
    const name = names.get(key) ?? { words, count: 0, first: run.index }
    name.count += 1
    names.set(key, name)
  }
  return names
}

/** "The" and the like before a name are no part of it. */
function withoutArticle(words: readonly string[], language: Language | null): string[] {
  const start = words.findIndex((word) => !stopWordsOf(language).has(word.toLowerCase()))
  return start < 0 ? [] : words.slice(start)
}

/** German capitalises all nouns: only two words together, an abbreviation or a brand are a name. */
function isNameLike(words: readonly string[], plain: ReadonlySet<string>, language: Language | null): boolean {
  const [first = '', second] = words
  if (words.some((word) => isPlainWord(word, language))) return false
  if (second !== undefined) return !words.every((word) => plain.has(word.toLowerCase()))
  if (/^\p{Lu}{2,6}$/u.test(first) || /\p{Ll}\p{Lu}/u.test(first)) return true
  return !capitalisesNouns(language) && first.length >= 4 && !plain.has(first.toLowerCase())
}

function capitalisesNouns(language: Language | null): boolean {
  return language !== null && textWords[language].capitalisesNouns
}
