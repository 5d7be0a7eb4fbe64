import type { FontSubset } from './font-family.ts'
import { letterCoverage } from './letter-coverage.ts'
import { type Has, readRanges, spansOf } from './letter-ranges.ts'

/** Which file of a multi-file font has which characters, from the table in its package. */

/** `unicode.json` of a @fontsource package: '[12]' to 'U+4e00,U+4e03-4e05'. */
export type PackageRanges = Readonly<Record<string, string>>

/** By package, without its scope; undefined until the table is loaded. */
type SliceSource = (packageName: string) => PackageRanges | undefined

let source: SliceSource = () => undefined
let finders = new Map<string, (point: number) => FontSubset | undefined>()
const listeners = new Set<() => void>()

/** Registers the tables. Earlier measurements may be wrong: call `forgetLayouts`. */
export function registerSlices(brought: SliceSource): void {
  source = brought
  finders = new Map()
  for (const listen of listeners) listen()
}

/** Calls `listen` whenever tables are registered. */
export function onSlices(listen: () => void): void {
  listeners.add(listen)
}

/** The file that has a character; undefined if none has or the table is not loaded. */
export function sliceWith(packageName: string, point: number): FontSubset | undefined {
  let find = finders.get(packageName)
  if (!find) {
    find = sliceFinder(source(packageName) ?? {})
    finders.set(packageName, find)
  }
  return hasLetter(`${packageName} lacks`, point) ? undefined : find(point)
}

/** As CSS, from its package. */
export function rangeOfSlice(packageName: string, slice: FontSubset): string {
  return source(packageName)?.[`[${slice}]`] ?? ''
}

/** Its numbered files; those with a name are of other scripts, which other fonts have. */
export function numberedSlices(ranges: PackageRanges): FontSubset[] {
  return Object.keys(ranges).flatMap((key) => /^\[(\d+)\]$/.exec(key)?.[1] ?? [])
}

const known = new Map<string, Has>()

/** Whether a file has a character. @param part such as 'inter cyrillic' */
export function hasLetter(part: string, point: number): boolean {
  let has = known.get(part)
  if (!has) {
    has = readRanges(letterCoverage[part] ?? '')
    known.set(part, has)
  }
  return has(point)
}

/** For `unicode-range` in CSS. @param part as above */
export function unicodeRangeOf(part: string): string {
  return (letterCoverage[part] ?? '')
    .split(' ')
    .map((span) => `U+${span}`)
    .join(', ')
}

/** Its files share no character. */
function sliceFinder(ranges: PackageRanges): (point: number) => FontSubset | undefined {
  const spans = numberedSlices(ranges)
    .flatMap((slice) =>
      spansOf((ranges[`[${slice}]`] ?? '').replaceAll('U+', '').replaceAll(',', ' ')).map(([from, to]) => ({
        from,
        to,
        slice,
      })),
    )
    .sort((one, other) => one.from - other.from)
  return (point) => {
    let [low, high] = [0, spans.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((spans[middle]?.from ?? 0) <= point) low = middle + 1
      else high = middle
    }
    const span = spans[low - 1]
    return span && point <= span.to ? span.slice : undefined
  }
}
