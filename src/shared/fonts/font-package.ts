import { fontWeights } from '#shared/rules/fonts'
import type { FontFamily, FontFile, FontStyle, FontSubset } from './font-family.ts'

/** A family from a @fontsource package, with one file per weight, style and subset. */
export interface PackagedFamily extends FontFamily {
  /** Without its scope. */
  readonly packageName: string
  /** Set if only a part of the package is used; see `subsetsOf`. */
  readonly subsets?: readonly FontSubset[]
  readonly fileOf: (subset: FontSubset, weight: number, style: FontStyle) => PackagedFile
}

export interface PackagedFile extends FontFile {
  /** Of npm; its part after the slash starts the names of its files. */
  readonly package: string
}

type Shape = Partial<Pick<PackagedFamily, 'cssName' | 'generic' | 'weights' | 'hasItalic' | 'subsets'>>

/** @param packageName without its scope */
export function packagedFamily(name: string, packageName: string, shape: Shape = {}): PackagedFamily {
  const { cssName = name, weights = fontWeights } = shape
  return {
    name,
    cssName,
    generic: 'sans-serif',
    weights,
    hasItalic: true,
    packageName,
    mainSubset: 'latin',
    ...shape,
    fileOf: (subset, weight, style) => ({
      file: `${packageName}-${subset}-${weight}-${style}.woff2`,
      package: `@fontsource/${packageName}`,
      family: cssName,
      weight: weights.length > 1 ? String(weight) : anyWeight,
      style,
      unicodeRange: subset === 'latin' ? latinRange : rangeOf(`${packageName} ${subset}`),
      hasPlainOutlines: true,
    }),
  }
}

/** For a file used for all weights: browsers would synthesize a bolder one. */
export const anyWeight = '100 900'

/** Wider than the files' characters, as in their packages: blanks and invisible characters must not split a word. */
const latinRange =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

let rangeOf = (_part: string): string => ''

/** CSS ranges of subsets with other letters, such as 'inter cyrillic': provided by `letters.ts`. */
export function registerRanges(brought: (part: string) => string): void {
  rangeOf = brought
}
