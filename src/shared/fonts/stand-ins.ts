import type { FontFamily, FontFile, FontStyle, FontSubset, Script } from './font-family.ts'
import { anyWeight, type PackagedFamily, packagedFamily } from './font-package.ts'
import { subsetsOf } from './font-subsets.ts'
import { emojiFont } from './fonts.ts'
import { hasLetter, rangeOfSlice, sliceWith, unicodeRangeOf } from './letter-slices.ts'

/** Fallback families in lookup order. Under separate names, so that their Latin letters are not used. */
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

/** A font split into many files, of which a text needs a few. */
export interface SlicedFamily extends FontFamily {
  readonly package: string
  readonly sliceOf: (points: readonly number[]) => FontSubset | undefined
  readonly fileOf: (slice: FontSubset) => FontFile & { readonly package: string }
}

/** Chinese, Japanese and Korean letters look different at the same code point. Each font has all weights. */
export const hanFamilies = {
  chinese: han('Noto Sans SC', 'noto-sans-sc'),
  japanese: han('Noto Sans JP', 'noto-sans-jp'),
  korean: han('Noto Sans KR', 'noto-sans-kr'),
} as const

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u

/** With the font of the text's language first, as recognised by its letters. */
export function hanFamiliesFor(text: string): readonly SlicedFamily[] {
  const { chinese, japanese, korean } = hanFamilies
  if (kana.test(text)) return [japanese, chinese, korean]
  return hangul.test(text) ? [korean, chinese, japanese] : [chinese, japanese, korean]
}

/** The package's WOFF files: its WOFF2 files have outlines for Safari only. */
export const emojiFamily: SlicedFamily & { readonly slices: readonly FontSubset[] } = {
  ...sliced(emojiFont.name),
  package: '@fontsource/noto-color-emoji',
  slices: Array.from({ length: 10 }, (_, index) => String(index)),
  sliceOf: (points) =>
    emojiFamily.slices.find((slice) => points.every((point) => hasLetter(`noto-color-emoji ${slice}`, point))),
  fileOf: (slice) => ({
    ...sliceFile(`noto-color-emoji-${slice}-400-normal.woff`, emojiFamily),
    unicodeRange: unicodeRangeOf(`noto-color-emoji ${slice}`),
  }),
}

export const slicedFamilies: readonly SlicedFamily[] = [...Object.values(hanFamilies), emojiFamily]

/** The subset of a family that has all these characters; undefined if none is known to. */
export function subsetWith(family: FontFamily, points: readonly number[]): FontSubset | undefined {
  if ('sliceOf' in family) return (family as SlicedFamily).sliceOf(points)
  if (family.scripts) return hasScript(family.scripts, points) ? family.mainSubset : undefined
  const packaged = family as PackagedFamily
  const hasAll = (subset: FontSubset) => points.every((point) => hasLetter(`${packaged.packageName} ${subset}`, point))
  // the one with the plain letters first
  return subsetsOf(packaged).findLast(hasAll)
}

function hasScript(scripts: readonly Script[], points: readonly number[]): boolean {
  const text = String.fromCodePoint(...points)
  return scripts.some((script) => onlyOf[script].test(text))
}

const onlyOf: Readonly<Record<Script, RegExp>> = {
  arabic: /^\p{Script=Arabic}+$/u,
  hebrew: /^\p{Script=Hebrew}+$/u,
  cyrillic: /^\p{Script=Cyrillic}+$/u,
  greek: /^\p{Script=Greek}+$/u,
}

function han(name: string, packageName: string): SlicedFamily {
  const family: SlicedFamily = {
    ...sliced(name),
    package: `@fontsource-variable/${packageName}`,
    sliceOf(points) {
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

function sliced(name: string) {
  return { ...emojiFont, name, cssName: name }
}

function sliceFile(file: string, family: SlicedFamily) {
  const style: FontStyle = 'normal'
  return { file, package: family.package, family: family.cssName, weight: anyWeight, style, hasPlainOutlines: false }
}
