import { fontWeights } from '#shared/rules/fonts'
import type { FontFamily, FontFile, FontStyle, FontSubset, Script } from './font-family.ts'

/**
 * The ten font families of the specification (section 3), and which of its weights and italics they really have,
 * read from the files of their @fontsource packages.
 */
export interface IncludedFamily extends FontFamily {
  readonly filesOf: (weight: number, style: FontStyle) => readonly IncludedFile[]
}

export interface IncludedFile extends FontFile {
  /** Of npm; its part after the slash starts the names of its files. */
  readonly package: string
}

/**
 * In the order in which fonts are registered with @napi-rs/canvas: of files with the same family, weight and style
 * the last leads, and one that lacks the plain letters would spoil the kerning between them.
 */
const latinSubsets = ['latin-ext', 'latin'] as const

const greekAndCyrillic = { scripts: ['cyrillic', 'greek'] } as const
const cyrillic = { scripts: ['cyrillic'] } as const

/** What stands in for a family that is no longer here, and for letters that an uploaded font lacks. */
export const standInFamily = family('Inter', 'inter', greekAndCyrillic)

export const includedFamilies: readonly IncludedFamily[] = [
  standInFamily,
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
export const scriptFamilies: readonly (IncludedFamily & { readonly script: Script })[] = [
  scriptFamily('arabic', 'Noto Sans Arabic', 'noto-sans-arabic', { hasItalic: false }),
  scriptFamily('hebrew', 'Open Sans Hebrew', 'open-sans'),
  scriptFamily('cyrillic', 'Open Sans Cyrillic', 'open-sans'),
  scriptFamily('greek', 'Open Sans Greek', 'open-sans'),
]

/** Every font file the editor may ask for, and all that the server hands out; register them in this order. */
export function allFontFiles(): IncludedFile[] {
  return [...scriptFamilies, ...includedFamilies].flatMap(({ weights, hasItalic, filesOf }) => {
    const styles: readonly FontStyle[] = hasItalic ? ['normal', 'italic'] : ['normal']
    return styles.flatMap((style) => weights.flatMap((weight) => filesOf(weight, style)))
  })
}

type Differing = Partial<Pick<FontFamily, 'cssName' | 'generic' | 'weights' | 'hasItalic' | 'scripts'>>

function family(name: string, packageName: string, differing: Differing = {}): IncludedFamily {
  const { scripts = [], ...rest } = differing
  return ofPackage(name, packageName, [...scripts, ...latinSubsets], { scripts, ...rest })
}

function scriptFamily(script: Script, name: string, packageName: string, differing: Differing = {}) {
  return { ...ofPackage(name, packageName, [script], { scripts: [script], ...differing }), script }
}

function ofPackage(
  name: string,
  packageName: string,
  subsets: readonly FontSubset[],
  differing: Differing,
): IncludedFamily {
  const shape = {
    name,
    cssName: name,
    generic: 'sans-serif' as const,
    weights: fontWeights,
    hasItalic: true,
    scripts: [],
    ...differing,
  }
  const fileOf = (weight: number, style: FontStyle, subset: FontSubset): IncludedFile => ({
    file: `${packageName}-${subset}-${weight}-${style}.woff2`,
    package: `@fontsource/${packageName}`,
    family: shape.cssName,
    weight,
    style,
    subset,
  })
  return { ...shape, filesOf: (weight, style) => subsets.map((subset) => fileOf(weight, style, subset)) }
}
