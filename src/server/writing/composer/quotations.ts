import { serverPacks } from '#shared/languages/server-packs'
import { type Language, languageIds } from '#shared/rules/languages'
import { withoutEnd } from '#shared/text/end-of'
import { isWholeStatement } from './fitness.ts'
import { fullName, type People } from './names.ts'
import type { Sentence } from './sentences.ts'
import { withDates } from './time-words.ts'
import { wordsPattern } from './words-pattern.ts'

/** Words of someone the article names, complete enough to quote under their name. */
export interface Quotation {
  /** With their role: "Ada Cole, head of the archive". */
  speaker: string
  text: string
  /** Index of its sentence. */
  index: number
}

const maxRoleChars = 90
const maxQuotations = 12
const maxTried = 100
const maxMentions = 10
const speechChars = 220
const quotation = /“([^“”]{25,260})”|„([^„“”]{25,260})[“”]|«\s?([^«»]{25,260}?)\s?»|»([^«»]{25,260})«|"([^"]{25,260})"/u
const nameAlone = new RegExp(`^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mme|Dra|Sr|Sra)\\.?\\s){0,2}${fullName}$`, 'u')
const nameAtEnd = new RegExp(`(?:(?:Dr|Prof|Dra)\\.\\s){0,2}(?<![\\p{L}.-])${fullName}$`, 'u')
const initialName = /^(?:(?:Dr|Prof|Dra|Mme|Mr|Mrs|Ms|Frau|Herr)\.?\s)?(?:\p{Lu}\.\s){1,2}\p{Lu}[\p{L}-]+$/u

const patterns = new Map(
  languageIds.map((language) => {
    const { saying, roles, who, articles, circumstances } = serverPacks[language].writing.speech
    return [
      language,
      {
        saying: wordsPattern(saying),
        startsSaying: wordsPattern(saying, '^'),
        role: wordsPattern(roles),
        who: wordsPattern(who, '^'),
        article: wordsPattern(articles, '^'),
        circumstance: wordsPattern(circumstances, '', 'u'),
      },
    ] as const
  }),
)

type Patterns = NonNullable<ReturnType<typeof patterns.get>>

/** The quotations with known speaker and role, in the article's order. */
export function findQuotations(
  sentences: readonly Sentence[],
  people: People,
  published: string | null,
  language: Language | null,
): Quotation[] {
  const found = language && patterns.get(language)
  if (!found) return []
  const whole = sentences.map(({ text }) => text).join(' ')
  const quotations: Quotation[] = []
  let tried = 0
  for (const sentence of sentences) {
    if (quotations.length >= maxQuotations || tried >= maxTried) break
    const match = quotation.exec(sentence.text)
    if (!match) continue
    tried += 1
    const words = closed(match.slice(1).find((group) => group !== undefined) ?? '')
    const dated = withDates(words, published, language)
    if (dated === null || !isWholeStatement(words, language)) continue
    const before = sentence.text.slice(0, match.index).trim()
    const after = sentence.text.slice(match.index + match[0].length).trim()
    const speaker = speakerOf(before, after, found, people, whole)
    if (speaker) quotations.push({ speaker, text: dated, index: sentence.index })
  }
  return quotations
}

/** A comma before the speaker was the quotation's full stop. */
function closed(words: string): string {
  return words
    .trim()
    .replace(/,$/, '')
    .replace(/(?<![.!?…])$/, '.')
}

function speakerOf(before: string, after: string, found: Patterns, people: People, whole: string): string | null {
  const tail = after.replace(/^,\s*/, '').slice(0, speechChars)
  // the quotation continues: the text before the speaker is not all of it
  if (/["“„«]/.test(tail)) return null
  const inverted = found.startsSaying.exec(tail)
  if (inverted) return describe(tail.slice(inverted[0].length), found, people, whole)
  const later = found.saying.exec(tail)
  if (later && /^[\p{L}]/u.test(tail)) return describe(tail.slice(0, later.index), found, people, whole)
  const opening = before.slice(-speechChars)
  const earlier = found.saying.exec(opening)
  if (!earlier || after.replace(/[.\s]/g, '') !== '' || !/[:,]$/.test(opening)) return null
  if (opening.slice(earlier.index + earlier[0].length).length > 30) return null
  return describe(opening.slice(0, earlier.index), found, people, whole)
}

/** Name and role of whom a phrase names; null when it does not tell both. */
function describe(phrase: string, found: Patterns, people: People, whole: string): string | null {
  const [head = '', ...rest] = withoutEnd(phrase, /[\s.,:]/)
    .trim()
    .split(/,\s*/)
  const apposition = rest.find((part) => isRole(part, found))
  if (nameAlone.test(head) || initialName.test(head)) {
    const role = apposition ? trimRole(apposition, found) : roleElsewhere(head, found, whole)
    return role ? `${head}, ${role}` : null
  }
  const name = nameAtEnd.exec(head)?.[0]
  if (name && isRole(head, found) && head.length <= maxRoleChars && rest.length <= 1)
    return capitalise(withoutArticle(head))
  const full = people.get(head)
  if (full?.endsWith(` ${head}`)) {
    const role = roleElsewhere(full, found, whole)
    return role ? `${full}, ${role}` : null
  }
  // "a spokesperson for the ministry": what they are, without a name
  const isRoleAlone = found.article.test(head) && found.role.test(head) && head.split(' ').length >= 3
  return isRoleAlone && !found.circumstance.test(head) && head.length <= maxRoleChars && !/\d-/.test(head)
    ? capitalise(head)
    : null
}

function isRole(text: string, found: Patterns): boolean {
  return (found.role.test(text) || found.who.test(text)) && !found.saying.test(text)
}

function trimRole(role: string, found: Patterns): string | null {
  const cut = found.circumstance.exec(role)
  const kept = (cut && cut.index > 0 && !found.who.test(role) ? role.slice(0, cut.index) : role).trim()
  return kept.length <= maxRoleChars && isRole(kept, found) ? kept : null
}

/** Someone's role from another sentence: behind their name between commas, or right before it. */
function roleElsewhere(name: string, found: Patterns, whole: string): string | null {
  let mentions = 0
  for (let at = whole.indexOf(name); at >= 0; at = whole.indexOf(name, at + name.length)) {
    mentions += 1
    if (mentions > maxMentions) return null
    const behind = /^,\s([^,.;:!?"“”„«»()]{4,90})[,.]/u.exec(whole.slice(at + name.length, at + name.length + 100))?.[1]
    if (behind && isRole(behind, found)) return trimRole(behind, found)
    const before =
      /(?<![\p{L}’'&-])(?:(?:\p{Lu}[\p{L}’'&-]*|chief|former|executive|vice|head|managing|general)\s){0,4}[\p{L}-]+\s$/u.exec(
        whole.slice(Math.max(0, at - 60), at),
      )?.[0]
    if (before && found.role.test(before)) return withoutArticle(before.trim())
  }
  return null
}

function withoutArticle(text: string): string {
  return text.replace(/^(?:the|der|die|le|la|el|il|o|a)\s/iu, '')
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
