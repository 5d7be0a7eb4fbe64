import { namedColours } from './named-colours.ts'

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

const longestColour = 64
const number = String.raw`[+-]?(?:\d{1,6}(?:\.\d{0,12})?|\.\d{1,12})`
const channels = String.raw`(${number}%?)(?:\s*,\s*|\s+)(${number}%?)(?:\s*,\s*|\s+)(${number}%?)`
const alpha = String.raw`(?:\s*[,/]\s*(${number}%?))?`
const hexForm = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/
const rgbForm = new RegExp(`^rgba?\\(\\s*${channels}${alpha}\\s*\\)$`)
const hslForm = new RegExp(`^hsla?\\(\\s*${channels.replace('%?', '(?:deg)?')}${alpha}\\s*\\)$`)

/** Reads hex, rgb(), rgba(), hsl(), hsla() and the named colours; nothing for all else, however CSS may see it. */
export function parseColour(text: string): Colour | undefined {
  if (text.length > longestColour) return undefined
  const colour = text.trim().toLowerCase()
  if (colour === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 }
  return parseHex(namedColours.get(colour) ?? colour) ?? parseRgb(colour) ?? parseHsl(colour)
}

function parseHex(text: string): Colour | undefined {
  const digits = hexForm.exec(text)?.[1]
  if (!digits) return undefined
  const size = digits.length > 4 ? 2 : 1
  const channel = (at: number) => {
    const part = digits.slice(at * size, at * size + size) || 'ff'
    return Number.parseInt(part.length === 1 ? part + part : part, 16)
  }
  return { red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3) / 255 }
}

function parseRgb(text: string): Colour | undefined {
  const [, red, green, blue, opacity] = rgbForm.exec(text) ?? []
  if (!red || !green || !blue) return undefined
  return { red: amount(red, 255), green: amount(green, 255), blue: amount(blue, 255), alpha: alphaOf(opacity) }
}

/** The formula of CSS Color 4, section 7.1. */
function parseHsl(text: string): Colour | undefined {
  const [, hue, saturation, lightness, opacity] = hslForm.exec(text) ?? []
  if (!hue || !saturation || !lightness) return undefined
  const turn = ((Number.parseFloat(hue) % 360) + 360) % 360
  const light = amount(`${Number.parseFloat(lightness)}%`, 1)
  const spread = amount(`${Number.parseFloat(saturation)}%`, 1) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const place = (offset + turn / 30) % 12
    return Math.round(255 * (light - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  }
  return { red: channel(0), green: channel(8), blue: channel(4), alpha: alphaOf(opacity) }
}

/** A plain number, or a percentage of `whole`; both clamped to 0 to `whole`. */
function amount(text: string, whole: number): number {
  const value = Number.parseFloat(text)
  return Math.min(whole, Math.max(0, text.endsWith('%') ? (value / 100) * whole : value))
}

function alphaOf(text: string | undefined): number {
  return text === undefined ? 1 : amount(text, 1)
}

/**
 * From 1 (no contrast) to 21, as WCAG 2 defines it; a see-through text is mixed with its ground first.
 * Nothing where either is no colour.
 */
export function contrastRatio(text: string, ground: string): number | undefined {
  const front = parseColour(text)
  const back = parseColour(ground)
  if (!front || !back) return undefined
  const lights = [luminance(mix(front, back)), luminance(back)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

function mix(front: Colour, back: Colour): Colour {
  const blend = (over: number, under: number) => over * front.alpha + under * (1 - front.alpha)
  return {
    red: blend(front.red, back.red),
    green: blend(front.green, back.green),
    blue: blend(front.blue, back.blue),
    alpha: 1,
  }
}

/** Mixes `share` of one colour into another, as `#rrggbb`; both opaque. @throws Error for an invalid colour */
export function blend(colour: string, into: string, share: number): string {
  const front = parseColour(colour)
  const back = parseColour(into)
  if (!front || !back) throw new Error(`No colour: ${front ? into : colour}`)
  return hexOf(mix({ ...front, alpha: share }, back))
}

function hexOf({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance({ red, green, blue }: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The colour with its own opacity times `opacity`. An invalid colour is returned unchanged. */
export function withOpacity(colour: string, opacity: number): string {
  const parsed = parseColour(colour)
  if (!parsed) return colour
  const { red, green, blue } = parsed
  return `rgba(${red}, ${green}, ${blue}, ${Math.round(parsed.alpha * opacity * 1000) / 1000})`
}

/** `#rrggbb`, the only form that a browser's colour field accepts; black for an invalid colour. */
export function toHex(colour: string): string {
  const parsed = parseColour(colour)
  if (!parsed) return '#000000'
  const channels = [parsed.red, parsed.green, parsed.blue]
  return `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`
}
