/** Parses CSS colours and old colour attributes, as far as needed to tell text from background. */

/** Red, green, blue and alpha, 0 to 255; null if unknown, such as a variable or a picture. */
export type Colour = readonly [number, number, number, number] | null

export const white: Colour = [255, 255, 255, 255]
const names: Readonly<Record<string, Colour>> = {
  white,
  transparent: [0, 0, 0, 0],
  snow: [255, 250, 250, 255],
  ivory: [255, 255, 240, 255],
  whitesmoke: [245, 245, 245, 255],
  black: [0, 0, 0, 255],
}

export function parseColour(text: string): Colour {
  const value = text.trim().toLowerCase().slice(0, 60)
  if (Object.hasOwn(names, value)) return names[value] ?? null
  const hex = /^#([\da-f]{3,8})$/.exec(value)?.[1]
  if (hex) return fromHex(hex)
  const [, list] = /^rgba?\(([^)]*)\)$/.exec(value) ?? []
  if (!list) return null
  const numbers = list.split(/[\s,/]+/).filter(Boolean)
  const [red, green, blue] = numbers.slice(0, 3).map((part) => fromNumber(part, 255))
  if (red === undefined || green === undefined || blue === undefined) return null
  return [red, green, blue, numbers[3] === undefined ? 255 : fromNumber(numbers[3], 255, 1)]
}

function fromHex(hex: string): Colour {
  const digits = hex.length <= 4 ? Array.from(hex, (digit) => digit + digit).join('') : hex
  if (digits.length !== 6 && digits.length !== 8) return null
  const [red = 0, green = 0, blue = 0, solid = 255] = (digits.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return [red, green, blue, solid]
}

function fromNumber(part: string, most: number, one = most): number {
  const number = Number.parseFloat(part)
  return part.endsWith('%') ? (number / 100) * most : (number / one) * most
}

/** Whether two colours are too similar to read text in one on the other. */
export function isIndistinct(colour: Colour, background: Colour): boolean {
  if (!colour) return false
  if (colour[3] < 13) return true
  return background !== null && [0, 1, 2].every((at) => Math.abs((colour[at] ?? 0) - (background[at] ?? 0)) <= 16)
}
