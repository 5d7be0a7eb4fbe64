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
  /** The part that every text is set in. */
  readonly mainSubset: FontSubset
  /** Of an uploaded one: scripts that it is known to have. */
  readonly scripts?: readonly Script[]
  /** Of a weight and style that it has. */
  readonly fileOf: (subset: FontSubset, weight: number, style: FontStyle) => FontFile | undefined
}

export interface FontFile {
  /** Its name, which no other file has. */
  readonly file: string
  /** The CSS name. */
  readonly family: string
  /** Of CSS: one, or two between which the file has all. */
  readonly weight: string
  readonly style: FontStyle
  /** The characters it is used for, as CSS says them. */
  readonly unicodeRange: string
  /** Whether a PDF can take its glyphs: not those in colour, and not those of a weight that is reckoned. */
  readonly hasPlainOutlines: boolean
}

export type FontStyle = 'normal' | 'italic'
/** A script beside Latin that an uploaded font may have. */
export type Script = (typeof fontScripts)[number]
/** A part of a family's characters, which is a file of its own: `latin`, `cyrillic`, a number; `all` of an uploaded one. */
export type FontSubset = string
