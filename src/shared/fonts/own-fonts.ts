import type { FontFamily, Script } from './font-family.ts'

/** A file of a font that its author uploaded. */
export interface OwnFont {
  readonly id: string
  /** As saved visuals say it. */
  readonly family: string
  /** One of `fontWeights`. */
  readonly weight: number
  readonly isItalic: boolean
  /** Beside Latin, those it has letters of. */
  readonly scripts: readonly Script[]
}

/** What is drawn knows a family by its name only, so who has which fonts is told beforehand, to all of this thread. */
let families: readonly FontFamily[] = []

/** All that the author has; those of before are forgotten. */
export function bringOwnFonts(fonts: readonly OwnFont[]): void {
  families = [...new Set(fonts.map(({ family }) => family))].map((name) =>
    toFamily(
      name,
      fonts.filter(({ family }) => family === name),
    ),
  )
}

export function ownFamilies(): readonly FontFamily[] {
  return families
}

/** @param name as visuals say it, or the CSS name */
export function findOwnFamily(name: string): FontFamily | undefined {
  return families.find((family) => family.name === name || family.cssName === name)
}

/** Not the family's own: a font of the same name may be installed on this machine, or included here. */
export function ownCssName(family: string): string {
  return `Own ${family}`
}

const filePrefix = 'own-'

/** The name of its file among all fonts. */
export function ownFontFile(id: string): string {
  return `${filePrefix}${id}`
}

/** The id of an uploaded font by the name of its file; undefined for one that is included. */
export function ownFontId(file: string): string | undefined {
  return file.startsWith(filePrefix) ? file.slice(filePrefix.length) : undefined
}

/** Italics count when every weight has one; where all files are italic, they are what the family looks like. */
function toFamily(name: string, fonts: readonly OwnFont[]): FontFamily {
  const upright = fonts.filter(({ isItalic }) => !isItalic)
  const plain = upright.length > 0 ? upright : fonts
  const italics = upright.length > 0 ? fonts.filter(({ isItalic }) => isItalic) : []
  const find = (among: readonly OwnFont[], weight: number) => among.find((font) => font.weight === weight)
  const weights = plain.map(({ weight }) => weight).sort((one, other) => one - other)
  const all = [...plain, ...italics]
  const scripts = (fonts[0]?.scripts ?? []).filter((script) => all.every((font) => font.scripts.includes(script)))
  return {
    name,
    cssName: ownCssName(name),
    generic: 'sans-serif',
    weights,
    hasItalic: weights.every((weight) => find(italics, weight)),
    mainSubset: 'all',
    scripts,
    fileOf(_subset, weight, style) {
      const font = find(style === 'italic' ? italics : plain, weight)
      const face = { family: ownCssName(name), weight: String(weight), style }
      return font && { file: ownFontFile(font.id), ...face, unicodeRange: 'U+0-10FFFF', hasPlainOutlines: true }
    },
  }
}
