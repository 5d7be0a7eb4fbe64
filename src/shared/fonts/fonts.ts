import type { TextData } from '#shared/scene/scene'
import type { FontFamily, FontFile, FontSubset } from './font-family.ts'
import { includedFamilies, standInFamily } from './included-fonts.ts'
import { findOwnFamily, ownFamilies, ownFontId } from './own-fonts.ts'
import { isPlain } from './plain-letters.ts'

/** The families for texts, included and uploaded, by the names that visuals use. */

/**
 * Font settings of a text; a missing weight or style falls back to an existing one. `text` determines which letters of
 * other fonts are needed: parts of a layer may pass the whole text.
 */
export type FontChoice = Pick<TextData, 'fontFamily' | 'fontSize' | 'fontWeight' | 'fontStyle' | 'text'>

/** The fonts a text needs in addition to its family's main file: for each character the first family that has it. */
export interface ChosenFonts {
  /** In lookup order; the text's own family first, if more of its files are needed. */
  readonly needs: readonly { readonly family: FontFamily; readonly subsets: readonly FontSubset[] }[]
  /** Characters that none of them has, each once. An uploaded font may still have them. */
  readonly missing: readonly string[]
}

/** `letters.ts`, loaded by a browser when a text needs it. */
export interface LetterFonts {
  /** @param families the text's own, and its first fallback */
  readonly choose: (families: readonly [FontFamily, ...FontFamily[]], text: string) => ChosenFonts
  readonly segmentsOf: (text: string) => Segment[]
  readonly wordsWithoutSpaces: (part: string) => string[]
}

/** The font of colour emoji in every text. */
export const emojiFont: FontFamily = {
  name: 'Noto Color Emoji',
  cssName: 'Noto Color Emoji',
  generic: 'sans-serif',
  weights: [400],
  hasItalic: false,
  mainSubset: '',
  fileOf: () => undefined,
}

/** A part of a text: words, or signs in colour. */
export interface Segment {
  readonly text: string
  readonly isEmoji: boolean
}

let letterFonts: LetterFonts | undefined

/**
 * From then on characters other than plain letters use our fonts too. Earlier measurements are wrong: call
 * `forgetLayouts`.
 */
export function registerLetterFonts(brought: LetterFonts): void {
  letterFonts = brought
}

function chooseFonts(families: readonly [FontFamily, ...FontFamily[]], text: string): ChosenFonts {
  return (!isPlain(text) && letterFonts?.choose(families, text)) || { needs: [], missing: [] }
}

/** The whole text, in order. */
export function segmentsOf(text: string): readonly Segment[] {
  return (!isPlain(text) && letterFonts?.segmentsOf(text)) || [{ text, isEmoji: false }]
}

/** Splits text between spaces at possible line ends, in scripts without spaces. */
export function wordsWithoutSpaces(part: string): readonly string[] {
  return (!isPlain(part) && letterFonts?.wordsWithoutSpaces(part)) || [part]
}

const includedByName = new Map(
  includedFamilies.flatMap((each) => [[each.name, each] as const, [each.cssName, each] as const]),
)

/** Families that people cannot choose. */
const packagedByName = new Map<string, FontFamily>([...includedByName, [emojiFont.name, emojiFont]])

/** One's own first. */
export function fontFamilies(): readonly FontFamily[] {
  return [...ownFamilies(), ...includedFamilies]
}

/** False for a font that someone else uploaded or that was deleted: a fallback replaces it. */
export function isKnownFamily(name: string): boolean {
  return includedByName.has(name) || findOwnFamily(name) !== undefined
}

export function isIncludedFamily(name: string): boolean {
  return includedByName.has(name)
}

function findFontFamily(name: string): FontFamily {
  return packagedByName.get(name) ?? findOwnFamily(name) ?? standInFamily
}

/** Rising. */
export function availableWeights(name: string): readonly number[] {
  return findFontFamily(name).weights
}

/** The nearest existing weight; of two equally near, the bolder. */
export function nearestWeight(name: string, weight: number): number {
  return nearestOf(availableWeights(name), weight)
}

export function hasItalic(name: string): boolean {
  return findFontFamily(name).hasItalic
}

/** A `font-family` value: the family, the families for letters that it lacks, and a generic fallback. */
export function familyList(name: string, text: string): string {
  const [found, ...plain] = familiesOf(name)
  const { needs } = chooseFonts([found, ...plain], text)
  const names = new Set([found, ...plain, ...needs.map(({ family }) => family)].map(({ cssName }) => cssName))
  return [...Array.from(names, (each) => `"${each}"`), found.generic].join(', ')
}

/** The files a text needs in a weight and style. The main file of its own family is last. */
export function fontFilesFor({ fontFamily, fontWeight, fontStyle, text }: Omit<FontChoice, 'fontSize'>): FontFile[] {
  const [found, ...plain] = familiesOf(fontFamily)
  const weight = nearestOf(found.weights, fontWeight)
  const fileOf = (family: FontFamily, subset: FontSubset) =>
    family.fileOf(subset, nearestOf(family.weights, weight), family.hasItalic ? fontStyle : 'normal') ?? []
  const { needs } = chooseFonts([found, ...plain], text)
  const more = needs.flatMap(({ family, subsets }) => subsets.map((subset) => fileOf(family, subset)))
  const main = [found, ...plain].map((family) => fileOf(family, family.mainSubset))
  const files = [...main, ...more].flat()
  return files.filter((file, index) => files.findIndex((other) => other.file === file.file) === index).toReversed()
}

/** Characters of a text that none of our fonts has; an uploaded font may have them. */
export function missingLetters({ fontFamily, text }: Pick<FontChoice, 'fontFamily' | 'text'>): readonly string[] {
  return chooseFonts(familiesOf(fontFamily), text).missing
}

/** A font file's address for browsers; an uploaded file is available only to its owner. */
export function fontAddress(file: string): string {
  const id = ownFontId(file)
  return id === undefined ? `/canvas-fonts/${file}` : `/api/fonts/${id}`
}

function nearestOf(weights: readonly number[], wanted: number): number {
  return weights.reduce((nearest, each) => (Math.abs(each - wanted) <= Math.abs(nearest - wanted) ? each : nearest))
}

/** The family and its fallbacks: an uploaded font may lack any letter. */
function familiesOf(name: string): [FontFamily, ...FontFamily[]] {
  const found = findFontFamily(name)
  return packagedByName.has(found.name) ? [found] : [found, standInFamily]
}
