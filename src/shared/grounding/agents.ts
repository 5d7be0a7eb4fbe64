import type { NameClaim, Passage } from './claims.ts'
import { lexiconOf } from './lexicon.ts'
import { gap } from './read-amount.ts'
import { isCapital } from './tokens.ts'

/** Whether a name acts or speaks in its clause: at the clause's beginning, before its verb, or after "according to". */
export function isAgent(claim: NameClaim): boolean {
  const { passage, first, last } = claim
  // in "Stratfor analyst Omar Lamrani" the first name is only an affiliation
  const isAffiliation = passage.names.some(
    (other) => other.first > last && other.first <= last + 3 && isOpen(passage, last, other.first),
  )
  if (isAffiliation) return false
  const { articles, titles } = lexiconOf(passage.language)
  const start = articles.has(passage.tokens[first - 1]?.word ?? '') ? first - 1 : first
  const lead = passage.tokens[start - 1]
  if (!lead || isSpeaking(claim)) return true
  if (isNamed(claim) || titles.has(lead.word)) return true
  const between = gap(passage, start - 1)
  return /[;:–—•-]/u.test(between) || (between.includes(',') && first <= longestLead)
}

/** "The office of Letitia James" may have another name in the source. */
export function isGenitive({ passage, first }: NameClaim): boolean {
  return lexiconOf(passage.language).genitives.has(passage.tokens[first - 1]?.word ?? '')
}

/** "According to Mayer": said in so many words, which "by" and its like are not. */
export function isCited({ passage, first }: NameClaim): boolean {
  const { speaking } = lexiconOf(passage.language)
  const [earlier, lead] = [passage.tokens[first - 2], passage.tokens[first - 1]]
  return speaking.before.has(`${earlier?.word ?? ''} ${lead?.word ?? ''}`)
}

/** "According to Mayer". */
function isNamed({ passage, first }: NameClaim): boolean {
  const { speaking, sayings } = lexiconOf(passage.language)
  const [earlier, lead] = [passage.tokens[first - 2], passage.tokens[first - 1]]
  // "das Geständnis von Mayer" is his possession; in "nach Angaben von Mayer" he is speaking
  if (sayings && lead?.word === sayings.before && earlier && isCapital(earlier) && !sayings.nouns.has(earlier.word))
    return false
  return speaking.before.has(lead?.word ?? '') || speaking.before.has(`${earlier?.word ?? ''} ${lead?.word ?? ''}`)
}

/** "Half a year later, Mayer ...": maximum number of words before the comma. */
const longestLead = 4

/** Only words, but no "and", between two names. */
function isOpen(passage: Passage, from: number, to: number): boolean {
  const { speaking, stopWords } = lexiconOf(passage.language)
  for (let at = from; at < to; at += 1)
    if (gap(passage, at).trim() !== '' || (at > from && speaking.verbs.has(passage.tokens[at]?.word ?? '')))
      return false
  return passage.tokens.slice(from + 1, to).every(({ word }) => !stopWords.has(word))
}

/** Someone the sentence explicitly shows speaking or acting. */
export function isSpeaking({ passage, first, last }: NameClaim): boolean {
  const { speaking, reporting, titles } = lexiconOf(passage.language)
  const before = titles.has(passage.tokens[first - 1]?.word ?? '') ? first - 2 : first - 1
  const isBefore = reporting.has(passage.tokens[before]?.word ?? '')
  return isBefore || [last + 1, last + 2].some((at) => speaking.verbs.has(passage.tokens[at]?.word ?? ''))
}
