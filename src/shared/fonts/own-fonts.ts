import type { FontFamily, Script } from './font-family.ts'

/** A file of a font that its author uploaded. */
export interface OwnFont {
  readonly id: string
  /** As saved visuals say it. */
  readonly family: string
  /** One of `fontWeights`. */
  readonly weight: number
  readonly isItalic: boolean
  /** Supported scripts besides Latin. */
  readonly scripts: readonly Script[]
}

/** Drawing code knows families only by name, so their owner's fonts are registered beforehand for this whole thread. */
let families: readonly FontFamily[] = []

/** Replaces the registered fonts by all of this author's. */
export function setOwnFonts(fonts: readonly OwnFont[]): void {
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

/** @param name as in visuals, or the CSS name */
export function findOwnFamily(name: string): FontFamily | undefined {
  return families.find((family) => family.name === name || family.cssName === name)
}

/** Differs from the family's name: a font of the same name may be installed on this machine, or included here. */
export function ownCssName(family: string): string {
  return `Own ${family}`
}

const filePrefix = 'own-'

/** The name of its file among all fonts. */
export function ownFontFile(id: string): string {
  return `${filePrefix}${id}`
}

/** The id of an uploaded font by its file name; undefined for an included one. */
export function ownFontId(file: string): string | undefined {
  return file.startsWith(filePrefix) ? file.slice(filePrefix.length) : undefined
}

/** Italics count if every weight has one; if all files are italic, they are the family's normal style. */
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
