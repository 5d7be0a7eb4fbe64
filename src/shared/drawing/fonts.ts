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
  /** Beside Latin; the others are taken from `scriptFamilies`. */
  readonly scripts: readonly Script[]
}

/** What words are set in; a weight or style that the family lacks is brought to one it has. */
export type FontChoice = Pick<TextData, 'fontFamily' | 'fontSize' | 'fontWeight' | 'fontStyle'>

export type FontStyle = 'normal' | 'italic'
/**
 * In the order in which fonts are registered with @napi-rs/canvas: of files with the same family, weight and style
 * the last leads, and one that lacks the plain letters would spoil the kerning between them.
 */
export const fontSubsets = ['latin-ext', 'latin'] as const
/** Beside Latin: each has a file of its own, loaded where a text has letters of it. Others are the system's. */
export type Script = 'arabic' | 'hebrew' | 'cyrillic' | 'greek'
export type FontSubset = (typeof fontSubsets)[number] | Script

/** For `@font-face` and FontFace: the same for every family, from the packages' unicode.json. For Arabic its blocks in use. */
export const unicodeRanges: Readonly<Record<FontSubset, string>> = {
  arabic: 'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+FB50-FDFF, U+FE70-FEFC',
  hebrew: 'U+0590-05FF, U+20AA, U+FB1D-FB4F',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  greek: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF',
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

const greekAndCyrillic = { scripts: ['cyrillic', 'greek'] } as const
const cyrillic = { scripts: ['cyrillic'] } as const

export const fontFamilies: readonly FontFamily[] = [
  family('Inter', 'inter', greekAndCyrillic),
  family('Roboto', 'roboto', greekAndCyrillic),
  family('Open Sans', 'open-sans'),
  family('Lato', 'lato', { weights: [300, 400, 700] }),
  family('Montserrat', 'montserrat', cyrillic),
  family('Source Sans Pro', 'source-sans-3', { cssName: 'Source Sans 3', ...greekAndCyrillic }),
  family('Poppins', 'poppins'),
  family('Playfair Display', 'playfair-display', { generic: 'serif', weights: [400, 500, 600, 700, 800], ...cyrillic }),
  family('Merriweather', 'merriweather', { generic: 'serif', ...cyrillic }),
  family('Fira Code', 'fira-code', {
    generic: 'monospace',
    weights: [300, 400, 500, 600, 700],
    hasItalic: false,
    ...greekAndCyrillic,
  }),
]

/** What letters are set in that a family lacks: under names of their own, each with the one file of its script. */
const scriptFamilies: readonly FontFamily[] = [
  family('Noto Sans Arabic', 'noto-sans-arabic', { hasItalic: false, scripts: ['arabic'] }),
  family('Open Sans Hebrew', 'open-sans', { scripts: ['hebrew'] }),
  family('Open Sans Cyrillic', 'open-sans', cyrillic),
  family('Open Sans Greek', 'open-sans', { scripts: ['greek'] }),
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

/** For `font-family`: the family, those of the scripts that it lacks, and what stands in for all others. */
export function familyList(name: string): string {
  const found = findFontFamily(name)
  const names = [found?.cssName ?? name, ...lackedBy(found).map(({ cssName }) => cssName)]
  return [...names.map((each) => `"${each.replaceAll(/["\\]/g, '')}"`), found?.generic ?? 'sans-serif'].join(', ')
}

/** Every font file the editor may ask for, and all that the server hands out; register them in this order. */
export function allFontFiles(): FontFile[] {
  return [
    ...scriptFamilies.flatMap((each) => filesOf(each, each.scripts)),
    ...fontFamilies.flatMap((each) => filesOf(each, [...each.scripts, ...fontSubsets])),
  ]
}

/** What `familyList` names in a weight and style; none for a family that is not ours. The plain letters come last. */
export function fontFilesOf({ fontFamily, fontWeight, fontStyle }: Omit<FontChoice, 'fontSize'>): FontFile[] {
  const found = findFontFamily(fontFamily)
  if (!found) return []
  const weight = nearestWeight(fontFamily, fontWeight)
  const wanted = fontStyle === 'italic' && found.hasItalic ? 'italic' : 'normal'
  const of = (each: FontFamily, subset: FontSubset) =>
    fileOf(each, { weight, style: each.hasItalic ? wanted : 'normal', subset })
  return [
    ...lackedBy(found).flatMap((each) => each.scripts.map((script) => of(each, script))),
    ...[...found.scripts, ...fontSubsets].map((subset) => of(found, subset)),
  ]
}

/** Those that a text needs: the plain letters always, the others where it has letters of them. */
export function fontFilesFor({ text, ...face }: Omit<FontChoice, 'fontSize'> & { readonly text: string }): FontFile[] {
  return fontFilesOf(face).filter(({ subset }) => subset === 'latin' || hasLetterOf(text, subset))
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

function lackedBy(found: FontFamily | undefined): readonly FontFamily[] {
  return scriptFamilies.filter(({ scripts: [own] }) => own !== undefined && !found?.scripts.includes(own))
}

function filesOf(of: FontFamily, subsets: readonly FontSubset[]): FontFile[] {
  return stylesOf(of).flatMap((style) =>
    of.weights.flatMap((weight) => subsets.map((subset) => fileOf(of, { weight, style, subset }))),
  )
}

function fileOf(of: FontFamily, face: Pick<FontFile, 'weight' | 'style' | 'subset'>): FontFile {
  const file = fileName(of, face.weight, face.style, face.subset)
  return { ...face, file, package: of.package, family: of.cssName }
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
    scripts: [],
    ...differing,
  }
}
