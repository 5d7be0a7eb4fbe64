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
 * Whether the source says the same of someone else. A name may be in the source and still be given words or actions of
 * another person: the rest of the post's clause then occurs around that person's name, and not around this one.
 */

/**
 * Minimum overlap of a sentence with the clause to count as the retold one; higher if the name is not clearly acting.
 */
const minOverlap = 0.3
const minOverlapUnlessActing = 0.45
/**
 * Maximum overlap of this name's best sentence, as a share of the other person's; lower if the name is not clearly
 * acting.
 */
const maxOwnOverlap = 0.5
const maxOwnOverlapNearName = 0.3
/** Overlap of another sentence, as a share of the best, to count as retold too. */
const rivalRatio = 0.7
/** How many sentences without a name still refer to the last one: "She added", "the company". */
const maxSentencesBack = 3
/** A name in more sentences than these is the article's subject. */
const maxHolders = 40
/** Names in short lines at the beginning and the end are metadata: author, outlet, photographer. */
const edge = 4
const shortLine = 6

/** The sentence that says the same of someone else; null if this name may be right. */
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
  if ((!isActing && (claim.words.length < 2 || isGenitive(claim))) || holders.some((at) => isByline(claim, at, index)))
    return null

  const shares = anchorsOf(claim, context)
  const near = [...shares].filter(([, share]) => share >= minOverlap).sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const [best] = near
  if (!best || best[1] < (isActing ? minOverlap : minOverlapUnlessActing)) return null
  const own = Math.max(0, ...near.filter(([at]) => isAbout(claim, at, index)).map(([, share]) => share))
  if (own > (isActing ? maxOwnOverlap : maxOwnOverlapNearName) * best[1])
    return isSpeaking(claim) ? otherSpeaker(claim, near, index) : null
  return near.some(([at, share]) => share >= rivalRatio * best[1] && mayMean(claim, at, index)) ? null : best[0]
}

/** In "An HVAC company" the name is a kind of company, not somebody. */
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

/** Whether the sentence may be about this name: no other name in it and no other speaker next to it. */
function mayMean(claim: NameClaim, sentence: number, index: SourceIndex): boolean {
  if (isAlsoIn(claim, sentence, index)) return true
  if (otherNames(claim, sentence, index).length > 0) return false
  return ![sentence - 1, sentence + 1].some((at) => otherNames(claim, at, index).some(isSpeaking))
}

/** Whether the sentence has the name or continues about it: back to the last sentence with a subject. */
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

/** The sentence's own speaker, if that is someone else. */
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
