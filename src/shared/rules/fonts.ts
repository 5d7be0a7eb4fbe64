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

/** Beside Latin: scripts whose letters the editor has a font for, whatever family a text is set in. */
export const fontScripts = ['arabic', 'hebrew', 'cyrillic', 'greek'] as const

/** How a family may be called, also one that somebody uploads: it stands in CSS, in SVG and in PDF. */
export const fontFamilyPattern = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .+_-]*$/u

/** Of fonts that people upload. */
export const fontLimits = {
  /** Of one file as it is sent, and of what it holds when it is unpacked. */
  bytes: 4 * 1024 * 1024,
  bytesUnpacked: 12 * 1024 * 1024,
  /** That one person may have. */
  files: 24,
  familyCharacters: 80,
} as const
