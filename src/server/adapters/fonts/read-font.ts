import { create, type Font } from 'fontkit'
import { AppError } from '#server/platform/errors'
import type { Script } from '#shared/fonts/font-family'
import { fontFamilyPattern, fontLimits, fontScripts, fontWeights } from '#shared/rules/fonts'
import { fontFailure, type PreparedFont } from './fonts.ts'
import { readSfnt, writeSfnt } from './sfnt.ts'

/** What drawing needs of a font: outlines, their places in words, and its names. All else is left behind. */
const neededTables = ['head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'cmap']
const outlineTables = ['glyf', 'loca', 'cvt ', 'fpgm', 'prep', 'gasp', 'CFF ']
const placeTables = ['GDEF', 'GPOS', 'GSUB', 'BASE', 'kern']
const keptTables: ReadonlySet<string> = new Set([...neededTables, 'post', ...outlineTables, ...placeTables])

const plainLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,'
const lettersOf: Readonly<Record<Script, string>> = {
  arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  hebrew: 'אבגדהוזחטיכלמנסעפצקרשת',
  cyrillic: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
  greek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψω',
}

/** @throws AppError with a FontRefusal as its reason */
export async function readFont(sent: Buffer): Promise<PreparedFont> {
  const { flavour, tables } = await readSfnt(sent)
  if (tables.has('fvar')) throw fontFailure('fontVariable')
  const missing = neededTables.filter((tag) => !tables.has(tag))
  if (missing.length > 0 || !(tables.has('CFF ') || tables.has('glyf'))) {
    throw fontFailure('fontCorrupt', `without ${missing.join(', ') || 'outlines'}`)
  }
  const kept = new Map([...tables].filter(([tag]) => keptTables.has(tag)))
  const file = writeSfnt({ flavour, tables: kept })
  try {
    return { ...factsOf(create(file) as Font), file }
  } catch (error) {
    throw error instanceof AppError ? error : fontFailure('fontCorrupt', error)
  }
}

function factsOf(font: Font): Omit<PreparedFont, 'file'> {
  const { fsType, usWeightClass, fsSelection } = font['OS/2']
  if (isForbidden(fsType)) throw fontFailure('fontEmbeddingForbidden')
  if (!hasAll(font, plainLetters)) throw fontFailure('fontWithoutLetters')
  drawOnce(font)
  return {
    family: familyOf(font),
    weight: weightOf(usWeightClass),
    isItalic: fsSelection.italic || fsSelection.oblique || font.italicAngle !== 0,
    scripts: fontScripts.filter((script) => hasAll(font, lettersOf[script])),
  }
}

/**
 * Refuses fonts whose licence bits forbid embedding. A PDF contains parts of a font, so one that may only be embedded
 * whole can't be used.
 */
function isForbidden({ noEmbedding, viewOnly, editable, noSubsetting, bitmapOnly }: Font['OS/2']['fsType']): boolean {
  return (noEmbedding && !viewOnly && !editable) || noSubsetting || bitmapOnly
}

function hasAll(font: Font, letters: string): boolean {
  return Array.from(letters).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

/** Does what writing a PDF will do with it: a font that fails there is refused here. */
function drawOnce(font: Font): void {
  const { glyphs } = font.layout(plainLetters)
  const subset = font.createSubset()
  for (const glyph of glyphs) {
    glyph.path.toSVG()
    subset.includeGlyph(glyph)
  }
  if (subset.encode().length === 0) throw fontFailure('fontCorrupt', 'no glyphs')
}

/** The family name that groups its weights, without characters that names can't have here. */
function familyOf(font: Font): string {
  const said = font.getName('preferredFamily', 'en') ?? font.familyName ?? ''
  const family = said
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M} .+_-]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, fontLimits.familyCharacters)
    .trim()
  if (!fontFamilyPattern.test(family)) throw fontFailure('fontCorrupt', `no name: ${said.slice(0, 80)}`)
  return family
}

/** The nearest on offer. Old fonts count from 1 to 9. */
function weightOf(said: number): number {
  const weight = said > 0 && said < 10 ? said * 100 : said
  const [nearest = 400] = fontWeights.toSorted((one, other) => Math.abs(one - weight) - Math.abs(other - weight))
  return nearest
}
