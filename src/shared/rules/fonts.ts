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
