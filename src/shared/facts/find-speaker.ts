import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'
import { alternatives } from './fact-words.ts'
import { type Speaker, speakerOf } from './read-role.ts'

/** "The director", "la directrice", "der": an article and up to two small words before the name, no prepositions. */
const articles = alternatives((words) => words.articles)
const bindings = alternatives((words) => words.bindings)
const role = `(?:(?:${articles})\\s*(?:(?!(?:${bindings})\\s)\\p{Ll}[\\p{L}-]*\\s+){0,2}(?:,\\s*)?)?`
const particle = '(?:von|van|de|da|di|del|della|la|le|dos|du|der|den)\\s{1,5}'
const nameWord = `\\p{Lu}[\\p{L}'’.-]{0,40}`
/** A blank within a name: a full stop before it belongs to an initial or a title, not to a word that ends its sentence. */
const blank = `(?<!\\p{Ll}{3}\\.)\\s{1,5}`
const following = `(?:${blank}(?:${particle})?${nameWord})`
/** At least two words, so that no weekday or office passes for a name. */
const fullName = `(${nameWord}${following}{1,3})`
/** A surname alone, which counts if the full name is elsewhere in the text. */
const surname = `(${nameWord})(?!${following})(?![\\p{L}])`

export interface SpokenQuote {
  /** The text before the quotation in its paragraph. */
  readonly before: string
  readonly after: string
  /** Texts to search for the full names of people whom the paragraph only calls by surname. */
  readonly names: readonly string[]
}

/** The person named next to a quotation, if the sentence clearly attributes it to them; otherwise nothing. */
export function findSpeaker({ before, after, names }: SpokenQuote, language: Language): Speaker | undefined {
  const nextTo = (name: string) => {
    const found = firstMatch(behind(name, language), after) ?? firstMatch(ahead(name, language), before)
    return found?.replace(/\.$/u, '')
  }
  const found = nextTo(fullName)
  if (found) return speakerOf(found, `${before} ${after}`)
  const last = nextTo(surname)
  const whole = last && fullNameOf(last, names)
  return whole ? { name: whole } : undefined
}

function behind(name: string, language: Language): RegExp[] {
  const verb = `(?:${languagePacks[language].facts.speakers})`
  return [
    new RegExp(`^[,.]?\\s*(?:,\\s*)?${verb}\\s+${role}${name}`, 'u'),
    new RegExp(`^[,.]?\\s*${name}\\s+${verb}(?![\\p{L}])`, 'u'),
    new RegExp(`^[,.]?\\s*[–\\u2014-]\\s*${name}(?![\\p{L}])`, 'u'),
  ]
}

function ahead(name: string, language: Language): RegExp[] {
  return [
    new RegExp(`${name}(?:,[^,.:;]{2,60},)?\\s+(?:${languagePacks[language].facts.speakers})(?:\\s*[:,])?\\s*$`, 'u'),
    new RegExp(`(?:^|[.!?]\\s+)${name}\\s*:\\s*$`, 'u'),
  ]
}

/** The person with that surname; nothing if none or several are named in full. */
function fullNameOf(last: string, texts: readonly string[]): string | undefined {
  const plain = last.replace(/['’]s$/u, '')
  if (plain.length < 3) return undefined
  const named = texts.flatMap((text) => [...fullNamesIn(text, plain)])
  const found = new Set(named.filter((name) => !noFirstName.test(name)))
  const [only] = found
  return found.size === 1 ? only : undefined
}

/** Full names with that surname. */
function* fullNamesIn(text: string, surname: string): Generator<string> {
  for (let at = text.indexOf(surname); at >= 0; at = text.indexOf(surname, at + surname.length)) {
    const first = firstName.exec(text.slice(Math.max(0, at - longestFirstName), at))?.[0]
    const end = at + surname.length
    if (first && !/^[\p{L}-]/u.test(text.slice(end, end + 2))) yield first + surname
  }
}

const longestFirstName = 60
const firstName = new RegExp(`(?<![\\p{L}-])${nameWord}${blank}(?:${particle})?$`, 'u')

const noFirstName = new RegExp(`^(?:${alternatives((words) => words.notFirstNames)})\\b\\.?\\s`, 'u')

function firstMatch(forms: readonly RegExp[], text: string): string | undefined {
  return forms.map((form) => form.exec(text)?.[1]).find(Boolean)
}
