import type { LetterForm } from '../letters/letter-line.ts'

/** How the letters of a group look: what its words say, from those of the group around it on. */
export interface RtfLook {
  position: 'plain' | 'raised' | 'lowered'
  isStruck: boolean
  isHidden: boolean
  isDeleted: boolean
  /** By its place in the table of colours; 0 is the usual one. */
  colour: number
  /** On a colour of its own. */
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

/** The words that {@link readLook} knows. */
export const lookWords = new Set([
  ...shadings,
  ...'plain super sub nosupersub up dn strike striked v deleted cf fs'.split(' '),
])

/** Notes what one word says; without a number it switches on. */
export function readLook(look: RtfLook, word: string, value: number | undefined): void {
  const isOn = value !== 0
  if (shadings.has(word)) {
    look.isShaded = (value ?? 0) > 0
    return
  }
  switch (word) {
    case 'plain':
      Object.assign(look, plainLook)
      break
    case 'super':
    case 'up':
      look.position = isOn ? 'raised' : 'plain'
      break
    case 'sub':
    case 'dn':
      look.position = isOn ? 'lowered' : 'plain'
      break
    case 'nosupersub':
      look.position = 'plain'
      break
    case 'strike':
    case 'striked':
      look.isStruck = isOn
      break
    case 'v':
      look.isHidden = isOn
      break
    case 'deleted':
      look.isDeleted = isOn
      break
    case 'cf':
      look.colour = value ?? 0
      break
    case 'fs':
      look.size = value ?? plainLook.size
      break
  }
}

/** @param isPale in the page's colour, with nothing else behind the letters */
export function formOf(look: RtfLook, isPale: boolean): LetterForm {
  if (look.isDeleted) return 'deleted'
  if (look.isHidden || look.size < minSize || (isPale && !look.isShaded)) return 'hidden'
  return look.isStruck ? 'struck' : look.position
}
