import { attributeOf } from './xml.ts'

/** A colour as a presentation writes it: RRGGBB, or a name of its theme behind `@`. */
export type SlideColour = string

const colourElements = new Set(['srgbClr', 'sysClr', 'schemeClr', 'prstClr'])
const presets: Record<string, string> = { white: 'FFFFFF', black: '000000' }

/** The colour of an element; its child elements modify it. */
export function colourOf(name: string, attributes: Record<string, string>): SlideColour | undefined {
  if (!colourElements.has(name)) return undefined
  const value = attributeOf(attributes, 'val') ?? ''
  if (name === 'schemeClr') return `@${value}`
  if (name === 'sysClr') return attributes.lastClr?.toUpperCase()
  return name === 'prstClr' ? presets[value] : value.toUpperCase()
}

/** Elements that may fill a shape, a page or letters. */
export const fills = new Set(['solidFill', 'gradFill', 'blipFill', 'pattFill', 'grpFill'])
