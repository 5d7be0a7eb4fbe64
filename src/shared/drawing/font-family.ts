import type { fontScripts } from '#shared/rules/fonts'

/** What is known of a family of fonts, and of the files that it comes in. */
export interface FontFamily {
  /** As the specification and the saved visuals say it. */
  readonly name: string
  /** For CSS and canvas: the family's name today. */
  readonly cssName: string
  /** What stands in for characters that no file has. */
  readonly generic: 'sans-serif' | 'serif' | 'monospace'
  /**
   * Rising. A weight that does not exist would be made up by the browser and drawn differently on the server, so it is
   * never offered; the same goes for italics.
   */
  readonly weights: readonly number[]
  /** In every weight. */
  readonly hasItalic: boolean
  /** Beside Latin. */
  readonly scripts: readonly Script[]
  /** Of a weight and style that it has, the one with the plain letters last. */
  readonly filesOf: (weight: number, style: FontStyle) => readonly FontFile[]
}

export interface FontFile {
  /** Its name, which no other file has. */
  readonly file: string
  /** The CSS name. */
  readonly family: string
  readonly weight: number
  readonly style: FontStyle
  /** The letters it is used for. */
  readonly subset: FontSubset
}

export type FontStyle = 'normal' | 'italic'
/** A script's letters are in a file of their own, loaded where a text has some of them. */
export type Script = (typeof fontScripts)[number]
export type FontSubset = 'latin-ext' | 'latin' | 'all' | Script

/**
 * For `@font-face` and FontFace: the same for every included family, from the packages' unicode.json. For Arabic its
 * blocks in use.
 */
export const unicodeRanges: Readonly<Record<FontSubset, string>> = {
  arabic: 'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+FB50-FDFF, U+FE70-FEFC',
  hebrew: 'U+0590-05FF, U+20AA, U+FB1D-FB4F',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  greek: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  all: 'U+0-10FFFF',
}
