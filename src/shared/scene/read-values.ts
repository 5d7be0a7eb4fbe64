import { parseColour } from './colour.ts'

/**
 * Readers take an external value and its place, such as "layers[3].data.fill", and return a valid value. They throw
 * `InvalidValue` for invalid ones.
 */
export type Reader<Value> = (value: unknown, place: string) => Value

/** Stays within this room: `readCanvasData` and `pasteLayers` catch it. */
export class InvalidValue extends Error {
  override name = 'InvalidValue'
}

export function refuse(place: string, rule: string): never {
  throw new InvalidValue(`${place || 'The canvas data'} must ${rule}.`)
}

export function readNumber(min: number, max: number): Reader<number> {
  return (value, place) => {
    if (typeof value !== 'number' || !(value >= min && value <= max)) refuse(place, `be a number from ${min} to ${max}`)
    return value
  }
}

export function readBoolean(value: unknown, place: string): boolean {
  if (typeof value !== 'boolean') refuse(place, 'be true or false')
  return value
}

/** Line ends become \n; characters that no font, file or database takes are left out. */
export function readText(maxCharacters: number): Reader<string> {
  return (value, place) => {
    if (typeof value !== 'string') refuse(place, 'be a text')
    if (value.length > maxCharacters) refuse(place, `have at most ${maxCharacters} characters`)
    return toPlainText(value)
  }
}

function toPlainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
}

export function readChoice<const Value extends string | number>(values: readonly Value[]): Reader<Value> {
  return (value, place) =>
    values.find((candidate) => candidate === value) ?? refuse(place, `be one of ${values.join(', ')}`)
}

/** A colour matching a strict pattern, kept as written, so that no other CSS gets into a drawing. */
export function readColour(value: unknown, place: string): string {
  if (typeof value !== 'string' || !parseColour(value)) {
    refuse(place, 'be a colour, such as #1d4ed8, rgba(0, 0, 0, 0.5) or transparent')
  }
  return value.trim()
}

const ownAddress = /^\/api\/[\w\-./]{1,500}(\?[\w\-.=&]{0,200})?$/

/** A picture of our own origin. Anything else would tell a stranger's server who looks at the visual. */
export function readSource(value: unknown, place: string): string {
  if (value === '') return ''
  if (typeof value !== 'string' || !ownAddress.test(value) || /\.\.|\/\//.test(value)) {
    refuse(place, 'be empty or the address of an uploaded picture (/api/media/...)')
  }
  return value
}

/** How many items is checked before any of them is read. */
export function readList<Item>(readItem: Reader<Item>, maxItems: number): Reader<Item[]> {
  return (value, place) => {
    if (!Array.isArray(value)) refuse(place, 'be a list')
    if (value.length > maxItems) refuse(place, `hold at most ${maxItems} items`)
    return Array.from(value, (item: unknown, index) => readItem(item, `${place}[${index}]`))
  }
}

/** Only own properties count: inherited ones are ignored, unknown ones dropped. */
export function fieldOf(value: unknown, key: string, place: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(place, 'be an object')
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
}

/** One reader a field. A field that reads as undefined is left out. */
export function readObject<Value extends object>(
  readers: { readonly [Key in keyof Value]-?: Reader<Value[Key]> },
): Reader<Value> {
  const fields = Object.entries(readers) as [string, Reader<unknown>][]
  return (value, place) => {
    const entries = fields.map(([key, read]) => [key, read(fieldOf(value, key, place), placeOf(place, key))] as const)
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined)) as Value
  }
}

export function placeOf(place: string, key: string): string {
  return place ? `${place}.${key}` : key
}

/** For a field that may be missing; null counts as missing. */
export function orElse<Value, Fallback>(read: Reader<Value>, fallback: Fallback): Reader<Value | Fallback> {
  return (value, place) => (value === undefined || value === null ? fallback : read(value, place))
}
