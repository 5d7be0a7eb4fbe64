import type { Letter } from './pdf-drawing.ts'

/** In parts of the widest digit of a font: its small digits, raised and lowered, are narrower. */
const narrow = 0.85
/** In type sizes: the next letter of a word or figure is not further off. */
const touching = 0.1
/** In type sizes above the baseline: where small digits start and end. Old-style figures below the line are taller. */
const raisedFrom = 0.15
const loweredFrom = -0.08
const maxLoweredHeight = 0.55

type Form = 'raised' | 'lowered' | null

interface FontDigits {
  widest: number
  /** The outline of each digit in the font; one character may have several. */
  forms: Map<string, Form>
}

interface Outlines {
  unitsPerEm: number
  glyphForCodePoint(codePoint: number): { bbox: { minY: number; maxY: number } }
}

/**
 * Finds digits that a font itself raises or lowers (its superiors, inferiors and fractions): they are drawn in the size
 * and on the line of all others, and only their outlines tell.
 */
export class DigitForms {
  readonly #fileOf: (font: string) => Uint8Array | undefined
  readonly #fonts = new Map<string, FontDigits>()
  readonly #outlines = new Map<string, Outlines | null>()

  constructor(fileOf: (font: string) => Uint8Array | undefined) {
    this.#fileOf = fileOf
  }

  /** Notes the form of each digit of a page. */
  async mark(letters: readonly Letter[]): Promise<void> {
    const digits = letters.filter(({ digit }) => digit !== undefined)
    for (const { digit, ink } of digits) {
      const font = this.#digitsOf(ink.font)
      font.widest = Math.max(font.widest, digit?.width ?? 0)
    }
    for (const { font, char } of this.#findSmall(letters)) {
      this.#digitsOf(font).forms.set(char, formOf(await this.#outlinesOf(font), char))
    }
    for (const letter of digits) {
      const form = this.#digitsOf(letter.ink.font).forms.get(letter.digit?.char ?? '')
      if (form) letter.form = form
    }
  }

  #digitsOf(name: string): FontDigits {
    const font = this.#fonts.get(name) ?? { widest: 0, forms: new Map() }
    this.#fonts.set(name, font)
    return font
  }

  /** Narrow digits that touch the previous one, and never precede a wide one as a narrow 1 does. */
  #findSmall(letters: readonly Letter[]): { font: string; char: string }[] {
    const small = new Map<string, { font: string; char: string }>()
    const usual = new Set<string>()
    letters.forEach((letter, at) => {
      const { digit, ink } = letter
      if (!digit) return
      const { widest, forms } = this.#digitsOf(ink.font)
      const [before, next] = [letters[at - 1], letters[at + 1]]
      const name = `${ink.font} ${digit.char}`
      if (digit.width > widest * narrow || forms.has(digit.char)) return
      const isInFigure = next?.digit && next.ink.font === ink.font && next.digit.width > widest * narrow
      if (isInFigure && areTouching(letter, next)) usual.add(name)
      if (before && before.text.trim() !== '' && areTouching(before, letter)) {
        small.set(name, { font: ink.font, char: digit.char })
      }
    })
    return [...small].filter(([name]) => !usual.has(name)).map(([, each]) => each)
  }

  async #outlinesOf(font: string): Promise<Outlines | null> {
    const known = this.#outlines.get(font)
    if (known !== undefined) return known
    const outlines = await openOutlines(this.#fileOf(font))
    this.#outlines.set(font, outlines)
    return outlines
  }
}

async function openOutlines(file: Uint8Array | undefined): Promise<Outlines | null> {
  if (!file) return null
  try {
    // Slow to load, and few files need it.
    const { create } = await import('fontkit')
    return create(Buffer.from(file)) as unknown as Outlines
  } catch {
    return null // damaged: its digits are what they seem to be
  }
}

function formOf(outlines: Outlines | null, char: string): Form {
  if (!outlines) return null
  try {
    const { minY, maxY } = outlines.glyphForCodePoint(char.codePointAt(0) ?? 0).bbox
    const [from, height] = [minY / outlines.unitsPerEm, (maxY - minY) / outlines.unitsPerEm]
    if (from > raisedFrom) return 'raised'
    return from < loweredFrom && height < maxLoweredHeight ? 'lowered' : null
  } catch {
    return null
  }
}

function areTouching(one: Letter, other: Letter): boolean {
  const allowed = touching * Math.hypot(one.upX, one.upY)
  return Math.hypot(other.x - one.endX, other.y - one.endY) < allowed
}
