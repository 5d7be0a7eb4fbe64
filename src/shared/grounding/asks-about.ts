import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'
import { isCited, isSpeaking } from './agents.ts'
import type { Claim, DateClaim, Judgement, NameClaim, NumberClaim } from './claims.ts'
import { startsSentence } from './find-names.ts'
import { lexiconOf, wordsOf } from './lexicon.ts'
import { isCapital } from './tokens.ts'

/** What is asked about before a post goes out: what is wrong more often than right. Everything else is only listed. */

/** What is known of a claim that the source does not bear out. */
export interface Doubt {
  verdict: Judgement['verdict']
  /** Whether the source has the same value in another place. */
  isElsewhere: boolean
  /** Whether the source is in another language, so that its words are translated. */
  isAbroad: boolean
  /** Whether the source has most of the claim, such as a time of this length in another unit. */
  isNear: boolean
}

export function asksAbout(claim: Claim, doubt: Doubt): boolean {
  if (doubt.verdict !== 'differs' && doubt.verdict !== 'not-found') return false
  if (doubt.isElsewhere) return false
  const isReplaced = doubt.verdict === 'differs' && !doubt.isAbroad
  if (claim.kind === 'quotation') return true
  if (claim.kind === 'number') return isHard(claim) || doubt.isNear || (isReplaced && claim.noun !== null)
  if (claim.kind === 'date') return isDay(claim) || isReplaced
  return doubt.verdict === 'not-found' && isStranger(claim) && !(doubt.isAbroad && hasArticle(claim))
}

/** Someone with a full name, or who speaks; a single capital may be anything. */
function isStranger(claim: NameClaim): boolean {
  return isFullName(claim) || isSpeaking(claim) || isCited(claim)
}

/** Without the capital that only begins the sentence: "Think of Mayer", "Ask Mayer". */
function isFullName({ passage, first, last }: NameClaim): boolean {
  const tokens = passage.tokens.slice(first, last + 1)
  const [head, next] = tokens
  if (!head || !next) return false
  const isOpening =
    startsSentence(passage, first) && (!isCapital(next) || imperativesIn(passage.language).has(head.word))
  return tokens.filter(isCapital).length > (isOpening ? 2 : 1)
}

const imperatives = new Map<Language, ReadonlySet<string>>()

function imperativesIn(language: Language): ReadonlySet<string> {
  const known = imperatives.get(language) ?? new Set(wordsOf(languagePacks[language].voice.opening.imperative))
  imperatives.set(language, known)
  return known
}

/** "La Primera Enmienda" is a translated name rather than someone's. */
function hasArticle({ passage, first }: NameClaim): boolean {
  const { articles, beforeCommonCapitals } = lexiconOf(passage.language)
  const word = passage.tokens[first - 1]?.word.replace(/'$/, '') ?? ''
  return articles.has(word) || beforeCommonCapitals.has(word)
}

/** Below this a count or a time may be the writer's own. */
const telling = 13
const soft = new Set(['fraction', 'ordinal', 'decade', 'time'])
const times: ReadonlySet<string | null> = new Set(
  'second minute hour day week month year decades century times'.split(' '),
)

function isHard({ unit, values: [value = 0] }: NumberClaim): boolean {
  if (unit !== null && soft.has(unit)) return false
  const isTime = times.has(unit)
  return (unit !== null && !isTime) || value >= telling || (!isTime && !Number.isInteger(value))
}

/** A month by itself is often the writer's. */
function isDay({ date }: DateClaim): boolean {
  return date.day !== undefined || date.year !== undefined || date.weekday !== undefined
}
