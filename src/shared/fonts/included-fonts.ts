import { type PackagedFamily, packagedFamily } from './font-package.ts'

/**
 * The specification's ten font families (section 3), and the weights and italics they really have, read from the files
 * of their @fontsource packages.
 */

/** Replaces a deleted family, and letters that an uploaded font lacks. */
export const standInFamily = packagedFamily('Inter', 'inter')

export const includedFamilies: readonly PackagedFamily[] = [
  standInFamily,
  packagedFamily('Roboto', 'roboto'),
  packagedFamily('Open Sans', 'open-sans'),
  packagedFamily('Lato', 'lato', { weights: [300, 400, 700] }),
  packagedFamily('Montserrat', 'montserrat'),
  packagedFamily('Source Sans Pro', 'source-sans-3', { cssName: 'Source Sans 3' }),
  packagedFamily('Poppins', 'poppins'),
  packagedFamily('Playfair Display', 'playfair-display', { generic: 'serif', weights: [400, 500, 600, 700, 800] }),
  packagedFamily('Merriweather', 'merriweather', { generic: 'serif' }),
  packagedFamily('Fira Code', 'fira-code', {
    generic: 'monospace',
    weights: [300, 400, 500, 600, 700],
    hasItalic: false,
  }),
]
