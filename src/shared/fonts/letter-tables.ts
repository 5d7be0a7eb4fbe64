import type { FontSubset } from './font-family.ts'
import { type Has, readRanges, spansOf } from './letter-ranges.ts'

/**
 * Which characters the files of our fonts have. They are a tenth of the editor's code, and most texts need none of them:
 * a browser fetches them for the first text with other than plain letters, the server has them at once.
 */
export interface LetterTables {
  /** By package and subset, such as 'inter cyrillic'. */
  readonly coverage: Readonly<Record<string, string>>
  /** Of a font in many files, by its package: what its files are for, as it says so itself; undefined until it is here. */
  readonly slicesOf: (packageName: string) => PackageRanges | undefined
}

/** `unicode.json` of a @fontsource package: '[12]' to 'U+4e00,U+4e03-4e05'. */
export type PackageRanges = Readonly<Record<string, string>>

let tables: LetterTables | undefined
let known = new Map<string, Has>()
let slices = new Map<string, (point: number) => FontSubset | undefined>()
let version = 0

/** Brings them, or more of them. What was measured before may be wrong now: `forgetLayouts`. */
export function bringLetterTables(brought: LetterTables): void {
  tables = brought
  known = new Map()
  slices = new Map()
  version += 1
}

/** Another number after each time that tables were brought; 0 before. */
export function letterTablesVersion(): number {
  return version
}

/** Whether a file has a character; false while the tables are not here. @param part such as 'inter cyrillic' */
export function hasLetter(part: string, point: number): boolean {
  let has = known.get(part)
  if (!has) {
    has = readRanges(tables?.coverage[part] ?? '')
    known.set(part, has)
  }
  return has(point)
}

/** As they are written in the tables; '' while those are not here. */
export function coverageOf(part: string): string {
  return tables?.coverage[part] ?? ''
}

/** The file of a font in many files that has a character; undefined where none has, or its table is not here. */
export function sliceWith(packageName: string, point: number): FontSubset | undefined {
  let find = slices.get(packageName)
  if (!find) {
    find = sliceFinder(tables?.slicesOf(packageName) ?? {})
    slices.set(packageName, find)
  }
  return hasLetter(`${packageName} lacks`, point) ? undefined : find(point)
}

/** In CSS, as its package says it. */
export function rangeOfSlice(packageName: string, slice: FontSubset): string {
  return tables?.slicesOf(packageName)?.[`[${slice}]`] ?? ''
}

/** Its numbered files; those with a name are of other scripts, which other fonts have. */
export function numberedSlices(ranges: PackageRanges): FontSubset[] {
  return Object.keys(ranges).flatMap((key) => /^\[(\d+)\]$/.exec(key)?.[1] ?? [])
}

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
