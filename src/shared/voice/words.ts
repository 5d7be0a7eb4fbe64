import { plainLetters } from '#shared/text/plain-letters'

/** The words of a post for comparison: their positions and comparison keys. */

export interface Word {
  start: number
  end: number
  /** Lower case, plain letters for styled ones, straight apostrophes. */
  plain: string
}

const pattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)*/gu
/** Addresses and hashtags are not a writer's words. */
const machineText = /https?:\/\/\S+|www\.\S+|[#@][\p{L}\p{N}_]+/giu

export function wordsOf(text: string): Word[] {
  return [...withoutMachineText(text).matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    plain: plainOf(match[0]),
  }))
}

/** Addresses and hashtags blanked out; every other character stays where it was. */
export function withoutMachineText(text: string): string {
  return text.replace(machineText, (found) => ' '.repeat(found.length))
}

function plainOf(word: string): string {
  return plainLetters(word).toLowerCase().replaceAll('’', "'")
}
