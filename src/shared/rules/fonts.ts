/** The typefaces of the visual editor, by the names that are stored (spec section 3, enumerations). */
export const fontFamilyNames = [
  'Inter',
  'Roboto',
  'Open Sans',
  'Lato',
  'Montserrat',
  'Source Sans Pro',
  'Poppins',
  'Playfair Display',
  'Merriweather',
  'Fira Code',
] as const

/** Light to Extra Bold. Not every family has each of them. */
export const fontWeights = [300, 400, 500, 600, 700, 800] as const

/** Non-Latin scripts for which the editor has a font, whatever a text's family. */
export const fontScripts = ['arabic', 'hebrew', 'cyrillic', 'greek'] as const

/** Allowed family names, also for uploaded fonts: the name is written into CSS, SVG and PDF. */
export const fontFamilyPattern = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .+_-]*$/u

/** Of fonts that people upload. */
export const fontLimits = {
  /** Of one uploaded file, and of its unpacked content. */
  bytes: 4 * 1024 * 1024,
  bytesUnpacked: 12 * 1024 * 1024,
  /** That one person may have. */
  files: 24,
  familyCharacters: 80,
} as const
