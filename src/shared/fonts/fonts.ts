import type { TextData } from '#shared/scene/scene'
import type { FontFamily, FontFile, FontSubset } from './font-family.ts'
import { includedFamilies, standInFamily } from './included-fonts.ts'
import { findOwnFamily, ownFamilies, ownFontId } from './own-fonts.ts'
import { isPlain } from './plain-letters.ts'

/** The families that words may be set in, those that come along and one's own, by the names that visuals know them by. */

/**
 * What words are set in; a weight or style that the family lacks is brought to one it has. `text` tells which letters of
 * other fonts they need: all words of a layer may tell those of the whole.
 */
export type FontChoice = Pick<TextData, 'fontFamily' | 'fontSize' | 'fontWeight' | 'fontStyle' | 'text'>

/** Which of our fonts a text needs beside the main file of its own: for each character the first family that has it. */
export interface ChosenFonts {
  /** In the order in which they are asked; the text's own family first, if it needs more of it. */
  readonly needs: readonly { readonly family: FontFamily; readonly subsets: readonly FontSubset[] }[]
  /** Characters that none of them has, each once. An uploaded font may have them all the same. */
  readonly missing: readonly string[]
}

/** `letters.ts`, which a browser fetches when a text needs it. */
export interface LetterFonts {
  /** @param families the text's own, and what takes its place before all others */
  readonly choose: (families: readonly [FontFamily, ...FontFamily[]], text: string) => ChosenFonts
  readonly segmentsOf: (text: string) => Segment[]
  readonly wordsWithoutSpaces: (part: string) => string[]
}

/** What signs in colour are set in, whatever their words are in. */
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

/** From then on other than plain letters are set in fonts of ours too. What was measured before is wrong: `forgetLayouts`. */
export function bringLetterFonts(brought: LetterFonts): void {
  letterFonts = brought
}

function chooseFonts(families: readonly [FontFamily, ...FontFamily[]], text: string): ChosenFonts {
  return (!isPlain(text) && letterFonts?.choose(families, text)) || { needs: [], missing: [] }
}

/** The whole text, in order. */
export function segmentsOf(text: string): readonly Segment[] {
  return (!isPlain(text) && letterFonts?.segmentsOf(text)) || [{ text, isEmoji: false }]
}

/** The pieces of a part between spaces after which a line may end, in scripts that are written without spaces. */
export function wordsWithoutSpaces(part: string): readonly string[] {
  return (!isPlain(part) && letterFonts?.wordsWithoutSpaces(part)) || [part]
}

const includedByName = new Map(
  includedFamilies.flatMap((each) => [[each.name, each] as const, [each.cssName, each] as const]),
)

/** Those that nobody chooses among them. */
const packagedByName = new Map<string, FontFamily>([...includedByName, [emojiFont.name, emojiFont]])

/** One's own first. */
export function fontFamilies(): readonly FontFamily[] {
  return [...ownFamilies(), ...includedFamilies]
}

/** False for one that was uploaded by somebody else, or is no longer here: it is drawn in a stand-in. */
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

/** The existing weight next to the wanted one; the bolder of two that are equally near. */
export function nearestWeight(name: string, weight: number): number {
  return nearestOf(availableWeights(name), weight)
}

export function hasItalic(name: string): boolean {
  return findFontFamily(name).hasItalic
}

/** For `font-family`: the family, those of the letters of a text that it lacks, and what stands in for all others. */
export function familyList(name: string, text: string): string {
  const [found, ...plain] = familiesOf(name)
  const { needs } = chooseFonts([found, ...plain], text)
  const names = new Set([found, ...plain, ...needs.map(({ family }) => family)].map(({ cssName }) => cssName))
  return [...Array.from(names, (each) => `"${each}"`), found.generic].join(', ')
}

/** The files that a text needs, in a weight and style. The plain letters of its own family come last. */
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

/** Characters of a text that none of our fonts has: an uploaded one may have them. */
export function missingLetters({ fontFamily, text }: Pick<FontChoice, 'fontFamily' | 'text'>): readonly string[] {
  return chooseFonts(familiesOf(fontFamily), text).missing
}

/** Where a browser finds a file; an own one is only its owner's. */
export function fontAddress(file: string): string {
  const id = ownFontId(file)
  return id === undefined ? `/canvas-fonts/${file}` : `/api/fonts/${id}`
}

function nearestOf(weights: readonly number[], wanted: number): number {
  return weights.reduce((nearest, each) => (Math.abs(each - wanted) <= Math.abs(nearest - wanted) ? each : nearest))
}

/** The family, and what is asked next: an uploaded font may lack any letter. */
function familiesOf(name: string): [FontFamily, ...FontFamily[]] {
  const found = findFontFamily(name)
  return packagedByName.has(found.name) ? [found] : [found, standInFamily]
}
