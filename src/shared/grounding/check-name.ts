import { textWords } from '#shared/languages/texts'
import { findPart } from '#shared/text/find-part'
import { otherHolder } from './check-holder.ts'
import { alikeness, bothSides } from './claim-positions.ts'
import type { NameClaim } from './claims.ts'
import { type Context, shareOf } from './context.ts'
import { otherNamesOf } from './exonyms.ts'
import { keyOfWords } from './find-quotations.ts'
import { type Finding, none, notFound } from './finding.ts'
import { baseOf, type SourceIndex, sentenceAt, sentenceAtLetter } from './index-source.ts'
import { lexiconOf } from './lexicon.ts'
import { isAlsoIn } from './name-words.ts'

/** Whether the source has the name; an uncertain name is only a claim if the source has it as a name. */
export function checkName(claim: NameClaim, context: Context): Finding {
  const sentence = findName(claim, context)
  if (standsIn(claim, sentence, context) && context.best !== null)
    return { verdict: 'differs', sentence: context.best, isElsewhere: sentence !== null }
  if (sentence === null) return claim.isSure && !isTranslated(claim, context) ? notFound : none
  const isName = claim.isSure || claim.words.some((word) => context.index.sureWords.has(word))
  const other = isName && !context.isOtherLanguage ? otherHolder(claim, context) : null
  if (other !== null) return { verdict: 'differs', sentence: other, isElsewhere: true }
  return isName ? { verdict: 'stated', sentence } : none
}

/** In another language the Supreme Court is called otherwise. */
function isTranslated({ passage, first, last }: NameClaim, { isOtherLanguage }: Context): boolean {
  if (!isOtherLanguage) return false
  const { translatedInNames } = lexiconOf(passage.language)
  return passage.tokens.slice(first, last + 1).some(({ word }) => translatedInNames.has(word))
}

/** Whether the post's sentence repeats one of the source's, but with this name replacing another that it leaves out. */
function standsIn(claim: NameClaim, found: number | null, context: Context): boolean {
  const { best, index } = context
  if (best === null || shareOf(context, best) < 0.5 || context.isOtherLanguage) return false
  if (isAlsoIn(claim, best, index)) return false
  const names = index.sentences[best]?.names ?? []
  const last = claim.words.at(-1) ?? ''
  if (found !== null && names.some(({ words }) => words.includes(last))) return false
  const known = (words: readonly string[]) => words.some((word) => index.byCapital.has(word))
  return names.some(
    (rival) => isReplaced(rival, claim) && (rival.isSure || claim.isSure || (found !== null && known(rival.words))),
  )
}

/** If the words on both sides match, one replaced name is enough; otherwise none of its words may remain. */
function isReplaced(rival: NameClaim, claim: NameClaim): boolean {
  const { key } = claim.passage
  const alike = alikeness(claim, rival)
  if (alike >= bothSides) {
    const isShorter = rival.words.some((word) => claim.words.includes(word))
    return !isShorter && !key.includes(keyOfWords(rival.words))
  }
  return alike >= 3 && !rival.words.some((word) => key.includes(keyOfWords([word])))
}

/** The sentence to show for a name: of those with it, the nearest to the claim's. */
function findName(claim: NameClaim, context: Context): number | null {
  const { index } = context
  const options = [claim.words, ...(claim.first === 0 ? [claim.words.slice(1)] : [])].filter(
    (words) => words.length > 0,
  )
  for (const words of options) {
    const whole = sentencesWith(words, index)
    if (whole.length > 0) return nearest(whole, context)
  }
  const place = findPart(index.key, keyOfWords(claim.words))
  if (place >= 0) return sentenceAt(index, place)
  const spelt = byLetters(claim.words, index)
  if (spelt !== null) return spelt
  if (claim.words.length === 1) return likeName(claim.words[0] ?? '', context)
  return partsOf(claim, context) ?? likeWhole(claim, context)
}

/** Fewer letters occur in any text across its words. */
const minLetters = 7

/** "Times Union" for timesunion.com, "Wi-Fi Alliance" for WiFi Alliance: the same letters, parted otherwise. */
function byLetters(words: readonly string[], index: SourceIndex): number | null {
  const letters = words.join('').replaceAll(' ', '')
  if (letters.length < minLetters) return null
  const place = findPart(index.letters, letters)
  return place < 0 ? null : sentenceAtLetter(index, place)
}

const links = new Set('de du da do di del von of at from the and und et e y la le'.split(' '))

/**
 * "Solvane de Rotterdam" for Solvane and Rotterdam. In German, where every noun has a capital, a run may begin or end
 * with common nouns: "Werft Solvane", "LG Kühlschränke"; then a part of it that the source has is the name.
 */
function partsOf({ words, passage }: NameClaim, context: Context): number | null {
  const parts = splitAtLinks(words)
  if (parts.length > 1) {
    const found = parts.map((part) => sentencesWith(part, context.index))
    return found.every((sentences) => sentences.length > 0) ? nearest(found.flat(), context) : null
  }
  if (!textWords[passage.language].capitalisesNouns) return null
  const last = words.at(-1) ?? ''
  const whole = knownPart(words, context) ?? ownerIn(words, context)
  if (whole !== null || !context.isOtherLanguage) return whole
  return samePlace(last, context) ?? likeForeign(last, context)
}

/** "Nordwinds Schiffe" */
function ownerIn([owner = '']: readonly string[], { index }: Context): number | null {
  return (owner.endsWith('s') ? index.byCapital.get(owner.slice(0, -1))?.[0] : undefined) ?? null
}

function splitAtLinks(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (links.has(word)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter((part) => part.length > 0)
}

/**
 * The longest part of a run that the source has as a name, unless the rest of it is in the position of a first name.
 */
function knownPart(words: readonly string[], context: Context): number | null {
  const { index } = context
  for (let length = words.length - 1; length > 0; length -= 1)
    for (const from of [words.length - length, 0]) {
      const part = words.slice(from, from + length)
      const sentences = part.some((word) => index.sureWords.has(word)) ? sentencesWith(part, index) : []
      const isSurname = length === 1 && from > 0 && hasFirstName(part[0] ?? '', index)
      if (sentences.length > 0 && !isSurname) return nearest(sentences, context)
    }
  return null
}

function hasFirstName(surname: string, index: SourceIndex): boolean {
  return index.names.some(({ claim }) => claim.words.length > 1 && claim.words.at(-1) === surname)
}

/** J. Keller for Jonas Keller, AP for Associated Press, and in another language Khachanov for Chatschanow. */
function likeWhole(claim: NameClaim, context: Context): number | null {
  const { index } = context
  const byInitials = initialsMatch(claim, index)
  if (byInitials !== null) return byInitials
  const acronym = claim.words
    .filter((word) => !links.has(word))
    .map((word) => word[0])
    .join('')
  const [short] = acronym.length > 1 ? (index.byCapital.get(acronym) ?? []) : []
  if (short !== undefined) return short
  const place = samePlace(claim.words.join(' '), context)
  if (place !== null || !context.isOtherLanguage) return place
  const known = claim.words.map(
    (word) => index.byCapital.get(word)?.[0] ?? samePlace(word, context) ?? likeForeign(word, context),
  )
  const found = known.filter((sentence) => sentence !== null && sentence !== undefined)
  return found.length === known.length ? (found[0] ?? null) : null
}

/** As written, or as a possessive: keys have no apostrophes. */
function sentencesWith(words: readonly string[], index: SourceIndex): number[] {
  const key = keyOfWords(words)
  const owning = `${key.trimEnd()}s `
  const [rarest = ''] = [...words].sort(
    (a, b) => (index.byCapital.get(a)?.length ?? 0) - (index.byCapital.get(b)?.length ?? 0),
  )
  const holders = index.byCapital.get(rarest) ?? []
  return holders.filter((sentence) => {
    const said = index.sentences[sentence]?.key
    return said?.includes(key) || said?.includes(owning)
  })
}

function nearest(sentences: readonly number[], context: Context): number {
  return [...sentences].sort((a, b) => shareOf(context, b) - shareOf(context, a) || a - b)[0] ?? 0
}

/** Possessive and nationality: Nordwinds, German for Germany; and AI for Artificial Intelligence. */
function likeName(word: string, context: Context): number | null {
  const { index } = context
  const bare = baseOf(word)
  const owned = word.endsWith('s') ? index.byCapital.get(word.slice(0, -1))?.[0] : undefined
  const found = [index.byCapital.get(`${word}s`)?.[0], owned, bare.length >= 4 ? index.byBase.get(bare) : undefined]
  const sentences = found.filter((sentence) => sentence !== undefined)
  if (sentences.length > 0) return Math.min(...sentences)
  const initials = /^[a-z]{2,5}$/.test(word) ? index.byInitials.get(word) : undefined
  return initials ?? samePlace(word, context) ?? (context.isOtherLanguage ? likeForeign(word, context) : null)
}

/** The same place in the source's language, or the same word in its spelling. */
function likeForeign(word: string, context: Context): number | null {
  for (const [capital, [sentence]] of context.index.byCapital) {
    if (sentence !== undefined && soundsLike(word, capital)) return sentence
  }
  return null
}

/** From here on a place's name is no beginning of another word. */
const minPlaceLetters = 6

/** The place by another of its names: Germany for Alemania, the United States for the USA. */
function samePlace(name: string, { index, passage }: Context): number | null {
  for (const other of otherNamesOf(name, passage.language, index.language)) {
    // "North American" for North America
    const place = index.key.indexOf(other.length >= minPlaceLetters ? ` ${other}` : ` ${other} `)
    if (place >= 0) return sentenceAt(index, place)
    const people = other.length >= 4 ? index.byBase.get(baseOf(other)) : undefined
    if (people !== undefined) return people
  }
  return null
}

/** Chatschanow and Khachanov, Amerikaner and Americans: a common beginning or mostly the same consonants. */
function soundsLike(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 5) return false
  const [left, right] = [skeletonOf(a), skeletonOf(b)]
  let common = 0
  while (common < Math.min(left.length, right.length) && left[common] === right[common]) common += 1
  return common >= 4 && common >= Math.max(left.length, right.length) - 3
}

function skeletonOf(word: string): string {
  return word
    .replace(/tsch|tch|kh|ch|sch|sh/g, 'c')
    .replace(/ow$|off$|ov$/, 'of')
    .replace(/k|qu|q/g, 'c')
    .replace(/[jy]/g, 'i')
    .replace(/[wv]/g, 'v')
    .replace(/ph/g, 'f')
    .replace(/(.)\1/g, '$1')
}

/** J. Keller for Jonas Keller, and the other way round. */
function initialsMatch(claim: NameClaim, index: SourceIndex): number | null {
  const [given = '', ...rest] = claim.words
  for (const [other, found] of index.bySurname.get(rest.join(' ')) ?? []) {
    if ((given.length === 1 || other.length === 1) && given[0] === other[0]) return found.sentence
  }
  return null
}
