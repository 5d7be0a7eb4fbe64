import type { TraitName } from './measure-voice.ts'
import type { Opening } from './opening.ts'

/** Words for a trait: what one's own posts do, and what this one does. */

const openings: Record<Opening, string> = {
  question: 'a question',
  'first-person': 'yourself',
  number: 'a number',
  imperative: 'a call to the reader',
  quotation: 'a quotation',
  emoji: 'an emoji',
  statement: 'a plain statement',
}

const signs: Partial<Record<TraitName, string>> = {
  emoji: 'emoji',
  exclamations: 'exclamation marks',
  questions: 'question marks',
  dashes: 'dashes',
  colons: 'colons',
  ellipses: 'ellipses',
}

/** Below this, two figures read as the same. */
const sameBelow = 0.5

export function describeTrait(name: TraitName, mine: number | Opening, here: number | Opening): string {
  if (typeof mine === 'string' || typeof here === 'string') return describeOpening(mine as Opening, here as Opening)
  if (name === 'wordUse') {
    return here < 1
      ? 'The small words are used as in your posts.'
      : 'The small words (I, we, but, so and the like) are used otherwise than in your posts.'
  }
  const isSame = Math.abs(mine - here) < sameBelow
  const isMine = mine < here
  switch (name) {
    case 'sentenceLength':
      if (isSame) return `Your sentences are as long: ${rounded(here)} words.`
      return `Your sentences are ${isMine ? 'shorter' : 'longer'}: ${rounded(mine)} words against ${rounded(here)} here.`
    case 'sentenceSpread':
      if (isSame) return 'Your sentences vary in length as much.'
      return `Your sentences vary ${isMine ? 'less' : 'more'} in length: by ${rounded(mine)} words against ${rounded(here)} here.`
    case 'paragraphLength':
      if (isSame) return `Your paragraphs are as long: ${rounded(here)} words.`
      return `Your paragraphs are ${isMine ? 'shorter' : 'longer'}: ${rounded(mine)} words against ${rounded(here)} here.`
    case 'firstLine':
      if (isSame) return `Your first line is as long: ${rounded(here)} characters.`
      return `Your first line is ${isMine ? 'shorter' : 'longer'}: ${rounded(mine)} characters against ${rounded(here)} here.`
    default:
      return describeSigns(signs[name] ?? '', mine, here)
  }
}

function describeOpening(mine: Opening, here: Opening): string {
  if (mine === here) return `You open with ${openings[here]} too.`
  return `You open with ${openings[mine]}, this post with ${openings[here]}.`
}

function describeSigns(sign: string, mine: number, here: number): string {
  if (mine === 0 && here === 0) return `No ${sign}, as in your posts.`
  if (Math.abs(mine - here) < sameBelow) return `You use as many ${sign}.`
  if (mine === 0) return `You use no ${sign}; here are ${tenths(here)} in 100 words.`
  if (here === 0) return `You use ${tenths(mine)} ${sign} in 100 words; here are none.`
  return `You use ${mine < here ? 'fewer' : 'more'} ${sign}: ${tenths(mine)} in 100 words against ${tenths(here)} here.`
}

function rounded(value: number): string {
  return String(Math.round(value))
}

function tenths(value: number): string {
  return String(Math.round(value * 10) / 10)
}
