import type { FontSubset } from './font-family.ts'
import type { PackagedFamily } from './font-package.ts'

const latin = ['latin-ext', 'latin'] as const
const cyrillic = ['cyrillic-ext', 'cyrillic'] as const
const greek = ['greek-ext', 'greek'] as const

/** Of the included families, by their package. */
const included: Readonly<Record<string, readonly FontSubset[]>> = {
  inter: ['vietnamese', ...cyrillic, ...greek, ...latin],
  roboto: ['symbols', 'math', 'vietnamese', ...cyrillic, ...greek, ...latin],
  'open-sans': ['symbols', 'math', 'hebrew', 'vietnamese', ...cyrillic, ...greek, ...latin],
  lato: latin,
  montserrat: ['vietnamese', ...cyrillic, ...latin],
  'source-sans-3': ['vietnamese', ...cyrillic, ...greek, ...latin],
  poppins: ['devanagari', ...latin],
  'playfair-display': ['vietnamese', 'cyrillic', ...latin],
  merriweather: ['vietnamese', ...cyrillic, ...latin],
  'fira-code': ['symbols2', ...cyrillic, ...greek, ...latin],
}

/**
 * The used subsets of a family, in the order for registering them with @napi-rs/canvas: of files with the same family,
 * weight and style the last has priority, and one without plain letters would break the kerning between them.
 */
export function subsetsOf({ subsets, packageName }: PackagedFamily): readonly FontSubset[] {
  return subsets ?? included[packageName] ?? latin
}
