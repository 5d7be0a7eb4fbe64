import { fontWeights } from '#shared/rules/fonts'
import type { TextData } from '#shared/scene/scene'

/**
 * The ten font families of the specification (section 3), and which of its weights and italics they really have,
 * read from the files of their @fontsource packages. A weight that does not exist would be made up by the browser
 * and drawn differently on the server, so it is never offered.
 */
export interface FontFamily {
  /** As the specification and the saved visuals say it. */
  readonly name: string
  /** For CSS and canvas: the family's name today. */
  readonly cssName: string
  /** Of npm; its part after the slash starts the names of its files. */
  readonly package: string
  /** What stands in for characters that the family lacks. */
  readonly generic: 'sans-serif' | 'serif' | 'monospace'
  /** Rising. */
  readonly weights: readonly number[]
  readonly hasItalic: boolean
}

/** What words are set in; a weight or style that the family lacks is brought to one it has. */
export type FontChoice = Pick<TextData, 'fontFamily' | 'fontSize' | 'fontWeight' | 'fontStyle'>

export type FontStyle = 'normal' | 'italic'
/**
 * In the order in which fonts are registered with @napi-rs/canvas: of files with the same family, weight and style
 * the last leads, and one that lacks the plain letters would spoil the kerning between them.
 */
export const fontSubsets = ['latin-ext', 'latin'] as const
export type FontSubset = (typeof fontSubsets)[number]

/** For `@font-face` and FontFace: the same for every family, from the packages' unicode.json. */
export const unicodeRanges: Readonly<Record<FontSubset, string>> = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
}

export interface FontFile {
  readonly file: string
  readonly package: string
  /** The CSS name. */
  readonly family: string
  readonly weight: number
  readonly style: FontStyle
  readonly subset: FontSubset
}

export const fontFamilies: readonly FontFamily[] = [
  family('Inter', 'inter'),
  family('Roboto', 'roboto'),
  family('Open Sans', 'open-sans'),
  family('Lato', 'lato', { weights: [300, 400, 700] }),
  family('Montserrat', 'montserrat'),
  family('Source Sans Pro', 'source-sans-3', { cssName: 'Source Sans 3' }),
  family('Poppins', 'poppins'),
  family('Playfair Display', 'playfair-display', { generic: 'serif', weights: [400, 500, 600, 700, 800] }),
  family('Merriweather', 'merriweather', { generic: 'serif' }),
  family('Fira Code', 'fira-code', { generic: 'monospace', weights: [300, 400, 500, 600, 700], hasItalic: false }),
]

const familiesByName = new Map(
  fontFamilies.flatMap(
    (each) =>
      [
        [each.name, each],
        [each.cssName, each],
      ] as const,
  ),
)

export function findFontFamily(name: string): FontFamily | undefined {
  return familiesByName.get(name)
}

/** Rising; every weight of the specification for a family that is not ours. */
export function availableWeights(name: string): readonly number[] {
  return findFontFamily(name)?.weights ?? fontWeights
}

/** The existing weight next to the wanted one; the bolder of two that are equally near. */
export function nearestWeight(name: string, weight: number): number {
  return availableWeights(name).reduce((nearest, each) =>
    Math.abs(each - weight) <= Math.abs(nearest - weight) ? each : nearest,
  )
}

export function hasItalic(name: string): boolean {
  return findFontFamily(name)?.hasItalic ?? true
}

/**
 * The name of a font's file within its package's `files` folder and under /canvas-fonts/.
 * Weight and style are brought to what the family has.
 *
 * @throws Error for a family that is not ours.
 */
export function fontFile(name: string, weight: number, italic: boolean, subset: FontSubset): string {
  const found = findFontFamily(name)
  if (!found) throw new Error(`No such font family: ${name}`)
  return fileName(found, nearestWeight(name, weight), italic && found.hasItalic ? 'italic' : 'normal', subset)
}

/** Every font file the editor may ask for, and all that the server hands out; register them in this order. */
export function allFontFiles(): FontFile[] {
  return fontFamilies.flatMap((each) =>
    stylesOf(each).flatMap((style) =>
      each.weights.flatMap((weight) =>
        fontSubsets.map((subset) => ({
          file: fileName(each, weight, style, subset),
          package: each.package,
          family: each.cssName,
          weight,
          style,
          subset,
        })),
      ),
    ),
  )
}

function stylesOf(of: FontFamily): FontStyle[] {
  return of.hasItalic ? ['normal', 'italic'] : ['normal']
}

function fileName(of: FontFamily, weight: number, style: FontStyle, subset: FontSubset): string {
  return `${of.package.slice('@fontsource/'.length)}-${subset}-${weight}-${style}.woff2`
}

function family(name: string, packageName: string, differing: Partial<FontFamily> = {}): FontFamily {
  return {
    name,
    cssName: name,
    package: `@fontsource/${packageName}`,
    generic: 'sans-serif',
    weights: fontWeights,
    hasItalic: true,
    ...differing,
  }
}
