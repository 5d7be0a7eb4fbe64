import type { TextData } from '#shared/scene/scene'
import { type FontFamily, type FontFile, type FontStyle, type FontSubset, unicodeRanges } from './font-family.ts'
import { includedFamilies, scriptFamilies, standInFamily } from './included-fonts.ts'
import { findOwnFamily, ownFamilies, ownFontId } from './own-fonts.ts'

/** The families that words may be set in, those that come along and one's own, by the names that visuals know them by. */

/** What words are set in; a weight or style that the family lacks is brought to one it has. */
export type FontChoice = Pick<TextData, 'fontFamily' | 'fontSize' | 'fontWeight' | 'fontStyle'>

const includedByName = new Map(
  includedFamilies.flatMap((each) => [[each.name, each] as const, [each.cssName, each] as const]),
)

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
  return includedByName.get(name) ?? findOwnFamily(name) ?? standInFamily
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

/** For `font-family`: the family, those of the scripts that it lacks, and what stands in for all others. */
export function familyList(name: string): string {
  const found = findFontFamily(name)
  const names = [found.cssName, ...standInsOf(found).map(({ cssName }) => cssName)]
  return [...names.map((each) => `"${each}"`), found.generic].join(', ')
}

/** What `familyList` names, in a weight and style. The plain letters of the family come last. */
export function fontFilesOf({ fontFamily, fontWeight, fontStyle }: Omit<FontChoice, 'fontSize'>): FontFile[] {
  const found = findFontFamily(fontFamily)
  const of = ({ weights, hasItalic: isSlanted, filesOf }: FontFamily) => {
    const style: FontStyle = isSlanted ? fontStyle : 'normal'
    return filesOf(nearestOf(weights, nearestOf(found.weights, fontWeight)), style)
  }
  return [...standInsOf(found).toReversed(), found].flatMap(of)
}

/** Those that a text needs: the plain letters always, the others where it has letters of them. */
export function fontFilesFor({ text, ...face }: Omit<FontChoice, 'fontSize'> & { readonly text: string }): FontFile[] {
  return fontFilesOf(face).filter(({ subset }) => subset === 'latin' || subset === 'all' || hasLetterOf(text, subset))
}

/** Where a browser finds a file; an own one is only its owner's. */
export function fontAddress(file: string): string {
  const id = ownFontId(file)
  return id === undefined ? `/canvas-fonts/${file}` : `/api/fonts/${id}`
}

function hasLetterOf(text: string, subset: FontSubset): boolean {
  const ranges = unicodeRanges[subset].split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return Array.from(new Set(text)).some((character) => {
    const point = character.codePointAt(0) ?? 0
    return ranges.some(([from, to]) => point >= from && point <= to)
  })
}

function nearestOf(weights: readonly number[], wanted: number): number {
  return weights.reduce((nearest, each) => (Math.abs(each - wanted) <= Math.abs(nearest - wanted) ? each : nearest))
}

/** For letters that a family lacks. An uploaded one may lack any, which are then set in a family that is included. */
function standInsOf(found: FontFamily): readonly FontFamily[] {
  const plain = includedByName.has(found.name) ? [] : [standInFamily]
  const covered = new Set([found, ...plain].flatMap(({ scripts }) => scripts))
  return [...plain, ...scriptFamilies.filter(({ script }) => !covered.has(script))]
}
