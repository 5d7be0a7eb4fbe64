import { isAgent, isGenitive, isSpeaking } from './agents.ts'
import { anchorsOf, otherNames } from './anchors.ts'
import { otherDescribed, otherOwner } from './check-belonging.ts'
import type { NameClaim } from './claims.ts'
import type { Context } from './context.ts'
import type { SourceIndex } from './index-source.ts'
import { lexiconOf } from './lexicon.ts'
import { isAlsoIn } from './name-words.ts'
import { isCapital } from './tokens.ts'

/**
 * Whether the source says the same of someone else. A name may stand in the source and still be given words or actions that
 * the source gives to another person: the rest of the post's clause is then found around that person's name, and not
 * around this one.
 */

/** What the sentence must have in common with the clause to be the one that is retold, and how much less with this name's. */
const minOverlap = 0.3
const retoldClosely = 0.45
/** What its best sentence may share at most, of what another's does: less where the name stands beside what is told. */
const ownAtMost = 0.5
const maxOwnOverlapNearName = 0.3
/** How near another sentence must come to count as retold too. */
const rivalRatio = 0.7
/** How far a sentence without a name of its own is still about the last one: "She added", "the company". */
const maxSentencesBack = 3
/** A name in more sentences than these is what the article is about. */
const maxHolders = 40
/** Names in short lines at the beginning and the end are the article's own: its author, its outlet, its photographer. */
const edge = 4
const shortLine = 6

/** The sentence that has the same of someone else; null when this name may well be meant. */
export function otherHolder(claim: NameClaim, context: Context): number | null {
  const { index } = context
  if (isKind(claim)) return null
  const owner = otherOwner(claim, index)
  if (owner !== null) return owner
  const holders = index.byCapital.get(claim.words.at(-1) ?? '') ?? []
  if (holders.length === 0 || holders.length > maxHolders) return null
  const described = otherDescribed(claim, holders, context)
  if (described !== null) return described
  const isActing = isAgent(claim) && (claim.isSure || claim.words.length > 1 || isSpeaking(claim))
  if (
    (!isActing && (claim.words.length < 2 || isGenitive(claim) || context.isOtherLanguage)) ||
    holders.some((at) => isByline(claim, at, index))
  )
    return null

  const shares = anchorsOf(claim, context)
  const near = [...shares].filter(([, share]) => share >= minOverlap).sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const [best] = near
  if (!best || best[1] < (isActing ? minOverlap : retoldClosely)) return null
  const own = Math.max(0, ...near.filter(([at]) => isAbout(claim, at, index)).map(([, share]) => share))
  if (own > (isActing ? ownAtMost : maxOwnOverlapNearName) * best[1])
    return isSpeaking(claim) ? otherSpeaker(claim, near, index) : null
  return near.some(([at, share]) => share >= rivalRatio * best[1] && mayMean(claim, at, index)) ? null : best[0]
}

/** "An HVAC company" says what kind of company it is, and means nobody. */
function isKind({ passage, first, last }: NameClaim): boolean {
  const next = passage.tokens[last + 1]
  const { indefinite } = lexiconOf(passage.language)
  return indefinite.has(passage.tokens[first - 1]?.word ?? '') && next?.kind === 'word' && !isCapital(next)
}

function isByline(claim: NameClaim, at: number, index: SourceIndex): boolean {
  const isEdge = at < edge || at >= index.sentences.length - edge
  const { tokens = [], text = '' } = index.sentences[at] ?? {}
  return isEdge && (tokens.length <= shortLine || text.includes(`(${claim.text})`))
}

/** Whether nothing speaks against this name: neither another one in the sentence nor another speaker beside it. */
function mayMean(claim: NameClaim, sentence: number, index: SourceIndex): boolean {
  if (isAlsoIn(claim, sentence, index)) return true
  if (otherNames(claim, sentence, index).length > 0) return false
  return ![sentence - 1, sentence + 1].some((at) => otherNames(claim, at, index).some(isSpeaking))
}

/** Whether the sentence has the name, or goes on about it: back to the last sentence that says who acts. */
function isAbout(claim: NameClaim, sentence: number, index: SourceIndex): boolean {
  if (isAlsoIn(claim, sentence, index)) return true
  if (hasAgent(sentence, index)) return false
  const behind = index.sentences[sentence + 1]
  if (behind?.names.some(isSpeaking) && isAlsoIn(claim, sentence + 1, index)) return true
  for (let at = sentence - 1; at >= Math.max(0, sentence - maxSentencesBack); at -= 1) {
    if (isAlsoIn(claim, at, index)) return true
    if (hasAgent(at, index)) return false
  }
  return false
}

function hasAgent(sentence: number, index: SourceIndex): boolean {
  return index.sentences[sentence]?.names.some((name) => name.isSure && isAgent(name)) ?? false
}

/** Of a sentence that gives its own speaker, when that is someone else. */
function otherSpeaker(
  claim: NameClaim,
  near: readonly (readonly [number, number])[],
  index: SourceIndex,
): number | null {
  const [best] = near
  if (!best) return null
  for (const [sentence, share] of near.slice(0, 3)) {
    if (share < best[1] * rivalRatio) break
    const speakers = (index.sentences[sentence]?.names ?? []).filter(isSpeaking)
    if (speakers.length === 0 || isAlsoIn(claim, sentence, index)) return null
    if (speakers.some(({ words }) => words.some((word) => claim.passage.key.includes(` ${word} `)))) return null
  }
  return best[0]
}
