import type { FontFamily, FontFile, FontStyle, FontSubset } from './font-family.ts'
import { anyWeight, type PackagedFamily, packagedFamily } from './font-package.ts'
import { toUnicodeRange } from './letter-ranges.ts'
import { coverageOf, hasLetter, rangeOfSlice, sliceWith } from './letter-tables.ts'

/**
 * What characters are set in that a family lacks, in the order in which they are asked: under names of their own, so that
 * their Latin letters stand in for nothing.
 */
export const scriptFamilies: readonly PackagedFamily[] = [
  noto('Arabic', ['arabic']),
  packagedFamily('Open Sans Hebrew', 'open-sans', { subsets: ['hebrew'] }),
  packagedFamily('Open Sans Cyrillic', 'open-sans', { subsets: ['cyrillic-ext', 'cyrillic'] }),
  packagedFamily('Open Sans Greek', 'open-sans', { subsets: ['greek'] }),
  packagedFamily('Inter Extended', 'inter', { subsets: ['greek-ext', 'cyrillic-ext', 'vietnamese', 'latin-ext'] }),
  packagedFamily('Open Sans Symbols', 'open-sans', { subsets: ['symbols', 'math'] }),
  noto('Thai', ['thai']),
  noto('Devanagari', ['devanagari']),
  noto('Bengali', ['bengali']),
  noto('Gurmukhi', ['gurmukhi']),
  noto('Gujarati', ['gujarati']),
  noto('Tamil', ['tamil']),
  noto('Telugu', ['telugu']),
  noto('Kannada', ['kannada']),
  noto('Malayalam', ['malayalam']),
  noto('Georgian', ['georgian']),
  noto('Armenian', ['armenian']),
  noto('Symbols', ['symbols']),
  noto('Symbols 2', ['braille', 'math', 'symbols'], [400]),
  noto('Math', ['latin'], [400]),
]

function noto(script: string, subsets: readonly FontSubset[], weights?: readonly number[]): PackagedFamily {
  const packageName = `noto-sans-${script.toLowerCase().replaceAll(' ', '-')}`
  return packagedFamily(`Noto Sans ${script}`, packageName, { hasItalic: false, subsets, ...(weights && { weights }) })
}

/** A font whose characters are in many files, of which a text needs a few. */
export interface SlicedFamily extends FontFamily {
  readonly package: string
  readonly fileOf: (slice: FontSubset) => FontFile & { readonly package: string }
}

/** Chinese, Japanese and Korean letters look different where they share a code point. Each font has all weights. */
export const hanFamilies = {
  chinese: han('Noto Sans SC', 'noto-sans-sc'),
  japanese: han('Noto Sans JP', 'noto-sans-jp'),
  korean: han('Noto Sans KR', 'noto-sans-kr'),
} as const

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u

/** The font of the language first that a text is in, told by its letters. */
export function hanFamiliesFor(text: string): readonly SlicedFamily[] {
  const { chinese, japanese, korean } = hanFamilies
  if (kana.test(text)) return [japanese, chinese, korean]
  return hangul.test(text) ? [korean, chinese, japanese] : [chinese, japanese, korean]
}

/** The package's WOFF files: its WOFF2 files have outlines for Safari only. */
export const emojiFamily: SlicedFamily & { readonly slices: readonly FontSubset[] } = {
  ...sliced('Noto Color Emoji', [400]),
  package: '@fontsource/noto-color-emoji',
  slices: Array.from({ length: 10 }, (_, index) => String(index)),
  subsetWith: (points) =>
    emojiFamily.slices.find((slice) => points.every((point) => hasLetter(`noto-color-emoji ${slice}`, point))),
  fileOf: (slice) => ({
    ...sliceFile(`noto-color-emoji-${slice}-400-normal.woff`, emojiFamily),
    unicodeRange: toUnicodeRange(coverageOf(`noto-color-emoji ${slice}`)),
  }),
}

export const slicedFamilies: readonly SlicedFamily[] = [...Object.values(hanFamilies), emojiFamily]

function han(name: string, packageName: string): SlicedFamily {
  const family: SlicedFamily = {
    ...sliced(name, [400]),
    package: `@fontsource-variable/${packageName}`,
    subsetWith(points) {
      const [slice, ...others] = new Set(points.map((point) => sliceWith(packageName, point)))
      return others.length === 0 ? slice : undefined
    },
    fileOf: (slice) => ({
      ...sliceFile(`${packageName}-${slice}-wght-normal.woff2`, family),
      unicodeRange: rangeOfSlice(packageName, slice),
    }),
  }
  return family
}

function sliced(name: string, weights: readonly number[]) {
  return { name, cssName: name, generic: 'sans-serif', weights, hasItalic: false, mainSubset: '' } as const
}

function sliceFile(file: string, family: SlicedFamily) {
  const style: FontStyle = 'normal'
  return { file, package: family.package, family: family.cssName, weight: anyWeight, style, hasPlainOutlines: false }
}
