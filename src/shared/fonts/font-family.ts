import type { fontScripts } from '#shared/rules/fonts'

/** Metadata of a font family and its files. */
export interface FontFamily {
  /** The name in the specification and in saved visuals. */
  readonly name: string
  /** For CSS and canvas: the family's name today. */
  readonly cssName: string
  /** Fallback for characters that no file has. */
  readonly generic: 'sans-serif' | 'serif' | 'monospace'
  /**
   * Ascending. Browsers synthesize a missing weight, and the server would draw it differently, so it is never offered;
   * the same goes for italics.
   */
  readonly weights: readonly number[]
  /** In every weight. */
  readonly hasItalic: boolean
  /** The subset used by every text. */
  readonly mainSubset: FontSubset
  /** For an uploaded family: its supported scripts. */
  readonly scripts?: readonly Script[]
  /** The file for an existing weight and style. */
  readonly fileOf: (subset: FontSubset, weight: number, style: FontStyle) => FontFile | undefined
}

export interface FontFile {
  /** A unique file name. */
  readonly file: string
  /** The CSS name. */
  readonly family: string
  /** As in CSS: one weight, or the two ends of a range. */
  readonly weight: string
  readonly style: FontStyle
  /** The characters it is used for, as a CSS unicode-range. */
  readonly unicodeRange: string
  /** Whether a PDF can embed its glyphs: not colour glyphs, and not synthesized weights. */
  readonly hasPlainOutlines: boolean
}

export type FontStyle = 'normal' | 'italic'
/** A non-Latin script that an uploaded font may support. */
export type Script = (typeof fontScripts)[number]
/** One file's share of a family's characters: `latin`, `cyrillic` or a number; `all` for an uploaded font. */
export type FontSubset = string
