import type { NameClaim } from './claims.ts'
import { type Context, shareOf } from './context.ts'
import { keyOfWords } from './find-quotations.ts'
import { type SourceIndex, sentenceAt } from './index-source.ts'
import { alikeness, bothSides } from './slots.ts'

/** What became of a name: the sentence that has it, `null` when it is not in the source, `unclear` when it may be no name. */
export function checkName(claim: NameClaim, context: Context): number | null | 'unclear' {
  const sentence = findName(claim, context)
  if (sentence !== null) {
    if (standsIn(claim, sentence, context)) return null
    return claim.isSure || claim.words.some((word) => context.index.sureWords.has(word)) ? sentence : 'unclear'
  }
  if (claim.isSure) return null
  return standsIn(claim, null, context) ? null : 'unclear'
}

/**
 * Whether the post's sentence repeats one of the source's, but with this name in the place of another that it leaves out.
 */
function standsIn(claim: NameClaim, found: number | null, context: Context): boolean {
  const { best, index } = context
  if (best === null || shareOf(context, best) < 0.5 || context.isOtherLanguage) return false
  const names = index.sentences[best]?.names ?? []
  const last = claim.words.at(-1) ?? ''
  if (found !== null && names.some(({ words }) => words.includes(last))) return false
  const known = (words: readonly string[]) => words.some((word) => index.byCapital.has(word))
  return names.some(
    (rival) => isReplaced(rival, claim) && (rival.isSure || claim.isSure || (found !== null && known(rival.words))),
  )
}

/** Between the same words on both sides, one name is enough to tell that the other was there; else none of its words may be left. */
function isReplaced(rival: NameClaim, claim: NameClaim): boolean {
  const { key } = claim.passage
  const alike = alikeness(claim, rival)
  if (alike >= bothSides) {
    const isShorter = rival.words.some((word) => claim.words.includes(word))
    return !isShorter && !key.includes(keyOfWords(rival.words))
  }
  return alike >= 3 && !rival.words.some((word) => key.includes(keyOfWords([word])))
}

/** The sentence to show for a name: of those that have it the one nearest to the claim's. */
function findName(claim: NameClaim, context: Context): number | null {
  const { index } = context
  const options = [claim.words, ...(claim.first === 0 ? [claim.words.slice(1)] : [])].filter(
    (words) => words.length > 0,
  )
  for (const words of options) {
    const whole = sentencesWith(words, index)
    if (whole.length > 0) return nearest(whole, context)
  }
  const parted = partsOf(claim, context)
  if (parted !== null) return parted
  if (claim.words.length === 1) return likeName(claim.words[0] ?? '', index)
  const place = index.key.indexOf(keyOfWords(claim.words))
  if (place >= 0) return sentenceAt(index, place)
  return initialsMatch(claim, index)
}

const links = new Set('de du da do di del von'.split(' '))

/** "Solvane de Rotterdam" for Solvane and Rotterdam; in German also "Werft Solvane" where the source has no first name for it. */
function partsOf({ words, passage }: NameClaim, context: Context): number | null {
  const { index } = context
  const cut = words.findIndex((word) => links.has(word))
  if (cut > 0) {
    const both = [words.slice(0, cut), words.slice(cut + 1)].map((part) => sentencesWith(part, index))
    return both.every((sentences) => sentences.length > 0) ? nearest(both.flat(), context) : null
  }
  const last = words.at(-1) ?? ''
  if (passage.language !== 'german' || words.length !== 2 || !index.sureWords.has(last)) return null
  const isSurname = index.names.some(({ claim }) => claim.words.length > 1 && claim.words.at(-1) === last)
  return isSurname ? null : nearest(sentencesWith([last], index), context)
}

/** As it is, or as the owner of something: keys have no apostrophes. */
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
function likeName(word: string, index: SourceIndex): number | null {
  const bare = baseOf(word)
  for (const [known, holders] of index.byCapital)
    if (known === `${word}s` || `${known}s` === word || (bare.length >= 4 && bare === baseOf(known)))
      return holders[0] ?? null
  if (!/^[a-z]{2,5}$/.test(word)) return null
  const run = index.names.find(({ claim }) => claim.words.map((each) => each[0]).join('') === word)
  return run?.sentence ?? null
}

function baseOf(word: string): string {
  return word.replace(/(?:ians?|eans?|ans?|n|ese|ish|ische[rnsm]?|s|y|ia|e)$/, '')
}

/** J. Keller for Jonas Keller, and the other way round. */
function initialsMatch(claim: NameClaim, index: SourceIndex): number | null {
  const [given = '', ...rest] = claim.words
  const found = index.names.find(({ claim: { words } }) => {
    const [other = ''] = words
    const isShort = given.length === 1 || other.length === 1
    return isShort && words.slice(1).join(' ') === rest.join(' ') && given[0] === other[0]
  })
  return found?.sentence ?? null
}
