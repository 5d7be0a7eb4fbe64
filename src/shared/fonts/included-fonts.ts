import type { FontStyle } from './font-family.ts'
import { type PackagedFamily, type PackagedFile, packagedFamily } from './font-package.ts'
import { scriptFamilies } from './stand-ins.ts'

/**
 * The ten font families of the specification (section 3), and which of its weights and italics they really have,
 * read from the files of their @fontsource packages.
 */

const latin = ['latin-ext', 'latin'] as const
const cyrillic = ['cyrillic-ext', 'cyrillic'] as const
const greek = ['greek-ext', 'greek'] as const

/** What stands in for a family that is no longer here, and for letters that an uploaded font lacks. */
export const standInFamily = packagedFamily('Inter', 'inter', {
  subsets: ['vietnamese', ...cyrillic, ...greek, ...latin],
})

export const includedFamilies: readonly PackagedFamily[] = [
  standInFamily,
  packagedFamily('Roboto', 'roboto', {
    subsets: ['symbols', 'math', 'vietnamese', ...cyrillic, ...greek, ...latin],
  }),
  packagedFamily('Open Sans', 'open-sans', {
    subsets: ['symbols', 'math', 'hebrew', 'vietnamese', ...cyrillic, ...greek, ...latin],
  }),
  packagedFamily('Lato', 'lato', { weights: [300, 400, 700], subsets: latin }),
  packagedFamily('Montserrat', 'montserrat', { subsets: ['vietnamese', ...cyrillic, ...latin] }),
  packagedFamily('Source Sans Pro', 'source-sans-3', {
    cssName: 'Source Sans 3',
    subsets: ['vietnamese', ...cyrillic, ...greek, ...latin],
  }),
  packagedFamily('Poppins', 'poppins', { subsets: ['devanagari', ...latin] }),
  packagedFamily('Playfair Display', 'playfair-display', {
    generic: 'serif',
    weights: [400, 500, 600, 700, 800],
    subsets: ['vietnamese', 'cyrillic', ...latin],
  }),
  packagedFamily('Merriweather', 'merriweather', {
    generic: 'serif',
    subsets: ['vietnamese', ...cyrillic, ...latin],
  }),
  packagedFamily('Fira Code', 'fira-code', {
    generic: 'monospace',
    weights: [300, 400, 500, 600, 700],
    hasItalic: false,
    subsets: ['symbols2', ...cyrillic, ...greek, ...latin],
  }),
]

/** Every font file but those of fonts in many files; register them in this order. */
export function allFontFiles(): PackagedFile[] {
  return [...scriptFamilies, ...includedFamilies].flatMap(({ weights, hasItalic, subsets, fileOf }) => {
    const styles: readonly FontStyle[] = hasItalic ? ['normal', 'italic'] : ['normal']
    return styles.flatMap((style) =>
      weights.flatMap((weight) => subsets.map((subset) => fileOf(subset, weight, style))),
    )
  })
}
