import type { LetterForm } from '../letters/letter-line.ts'

/** How the letters of a group look: what its words say, from those of the group around it on. */
export interface RtfLook {
  position: 'plain' | 'raised' | 'lowered'
  isStruck: boolean
  isHidden: boolean
  isDeleted: boolean
  /** By its place in the table of colours; 0 is the usual one. */
  colour: number
  /** Has its own background colour. */
  isShaded: boolean
  /** In half points. */
  size: number
}

export const plainLook: Readonly<RtfLook> = {
  position: 'plain',
  isStruck: false,
  isHidden: false,
  isDeleted: false,
  colour: 0,
  isShaded: false,
  size: 24,
}

/** Letters under two points are not there to be read. */
const minSize = 4
const shadings = new Set(['highlight', 'cb', 'chcbpat'])

/** Control words that {@link readLook} handles. */
export const lookWords = new Set([
  ...shadings,
  ...'plain super sub nosupersub up dn strike striked v deleted cf fs'.split(' '),
])

/** The look after one control word; without a number the word switches on. */
export function readLook(look: Readonly<RtfLook>, word: string, value: number | undefined): Readonly<RtfLook> {
  const isOn = value !== 0
  if (shadings.has(word)) return { ...look, isShaded: (value ?? 0) > 0 }
  switch (word) {
    case 'plain':
      return plainLook
    case 'super':
    case 'up':
      return { ...look, position: isOn ? 'raised' : 'plain' }
    case 'sub':
    case 'dn':
      return { ...look, position: isOn ? 'lowered' : 'plain' }
    case 'nosupersub':
      return { ...look, position: 'plain' }
    case 'strike':
    case 'striked':
      return { ...look, isStruck: isOn }
    case 'v':
      return { ...look, isHidden: isOn }
    case 'deleted':
      return { ...look, isDeleted: isOn }
    case 'cf':
      return look.colour === value ? look : { ...look, colour: value ?? 0 }
    case 'fs':
      return look.size === value ? look : { ...look, size: value ?? plainLook.size }
    default:
      return look
  }
}

/** @param isPale in the page's colour, with nothing else behind the letters */
export function formOf(look: RtfLook, isPale: boolean): LetterForm {
  if (look.isDeleted) return 'deleted'
  if (look.isHidden || look.size < minSize || (isPale && !look.isShaded)) return 'hidden'
  return look.isStruck ? 'struck' : look.position
}
