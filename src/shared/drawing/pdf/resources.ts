import type { Font } from 'fontkit'
import { type Matrix, multiplyMatrix } from '#shared/scene/geometry'
import { EmbeddedFont } from './embedded-font.ts'
import { type PdfFile, pdfNumber } from './pdf-file.ts'
import type { GradientStep, PdfGradient, PdfImage, PdfStep } from './pdf-page.ts'
import { UnseenFont } from './unseen-font.ts'

/** Opens one of the font files that pages name. */
export type OpenFont = (file: string) => Font

/** Resources of a document's pages: each font, picture and opacity once, for all pages. */
export class Resources {
  /** The dictionary that all pages share. */
  readonly number: number
  private readonly file: PdfFile
  private readonly openFont: OpenFont
  private readonly fonts = new Map<string, { number: number; font: EmbeddedFont; name: string }>()
  private readonly unseen = new UnseenFont()
  private readonly pictures: { image: PdfImage; number: number }[] = []
  private readonly opacities = new Map<string, number>()
  private readonly masks: number[] = []
  private readonly patterns: number[] = []

  constructor(file: PdfFile, openFont: OpenFont) {
    this.file = file
    this.openFont = openFont
    this.number = file.reserve()
  }

  /** @param base from the canvas to the page */
  operators(step: PdfStep, base: Matrix): string {
    if (typeof step === 'string') return step
    switch (step.kind) {
      case 'glyphs': {
        const { font, name } = this.fontOf(step.font)
        return font.show(step, name)
      }
      case 'unseen':
        return this.unseen.show(step.text, 'Unseen')
      case 'opacity':
        return `/${this.opacityName(step.opacity)} gs`
      case 'picture': {
        const { x, y, width, height } = step.at
        const placed = [width, 0, 0, -height, x, y + height].map(pdfNumber).join(' ')
        return `q ${placed} cm /P${this.pictureIndex(step.image)} Do Q`
      }
      case 'gradient':
        return this.gradientOperators(step, base)
    }
  }

  /** Written last, when all used resources are known. */
  finish(): void {
    const { file } = this
    const unseen = this.unseen.isUsed ? file.reserve() : undefined
    for (const { font, number } of this.fonts.values()) font.write(file, number)
    if (unseen !== undefined) this.unseen.write(file, unseen)
    const fonts = Array.from(this.fonts.values(), ({ name, number }) => `/${name} ${number} 0 R`)
    if (unseen !== undefined) fonts.push(`/Unseen ${unseen} 0 R`)
    const states = Array.from(this.opacities.values(), (number, index) => `/O${index} ${number} 0 R`)
    states.push(...this.masks.map((number, index) => `/M${index} ${number} 0 R`))
    const pictures = this.pictures.map(({ number }, index) => `/P${index} ${number} 0 R`)
    const patterns = this.patterns.map((number, index) => `/G${index} ${number} 0 R`)
    const entries = { Font: fonts, ExtGState: states, XObject: pictures, Pattern: patterns }
    const dictionaries = Object.entries(entries)
      .filter(([, named]) => named.length > 0)
      .map(([kind, named]) => `/${kind} << ${named.join(' ')} >>`)
    file.object(this.number, `<< ${dictionaries.join(' ')} >>`)
  }

  private fontOf(file: string) {
    const known = this.fonts.get(file)
    if (known) return known
    const index = this.fonts.size
    const made = {
      number: this.file.reserve(),
      font: new EmbeddedFont(this.openFont(file), index),
      name: `F${index}`,
    }
    this.fonts.set(file, made)
    return made
  }

  private opacityName(opacity: number): string {
    const value = pdfNumber(opacity)
    const known = [...this.opacities.keys()].indexOf(value)
    if (known >= 0) return `O${known}`
    const number = this.file.reserve()
    this.file.object(number, `<< /Type /ExtGState /ca ${value} /CA ${value} >>`)
    this.opacities.set(value, number)
    return `O${this.opacities.size - 1}`
  }

  private pictureIndex(image: PdfImage): number {
    const known = this.pictures.findIndex((each) => isSamePicture(each.image, image))
    if (known >= 0) return known
    const { kind, width, height, bytes, alpha } = image
    const [number, mask] = [this.file.reserve(), alpha ? this.file.reserve() : undefined]
    const form = '/Type /XObject /Subtype /Image /BitsPerComponent 8'
    const size = `/Width ${width} /Height ${height}`
    const filter = kind === 'jpeg' ? '/DCTDecode' : '/FlateDecode'
    const masked = mask === undefined ? '' : ` /SMask ${mask} 0 R`
    this.file.stream(number, `${form} ${size} /ColorSpace /DeviceRGB /Filter ${filter}${masked}`, bytes)
    if (mask !== undefined && alpha)
      this.file.stream(mask, `${form} ${size} /ColorSpace /DeviceGray /Filter /FlateDecode`, alpha)
    this.pictures.push({ image, number })
    return this.pictures.length - 1
  }

  /** If it is partly transparent, a mask applies the alpha of its stops. */
  private gradientOperators({ use, gradient, matrix }: GradientStep, base: Matrix): string {
    const pattern = this.file.reserve()
    const placed = multiplyMatrix(base, matrix).map(pdfNumber).join(' ')
    const shading = shadingOf(gradient, 'DeviceRGB', ({ rgb }) => rgb)
    this.file.object(pattern, `<< /Type /Pattern /PatternType 2 /Matrix [${placed}] /Shading ${shading} >>`)
    this.patterns.push(pattern)
    const name = `/G${this.patterns.length - 1}`
    const colour = use === 'fill' ? `/Pattern cs ${name} scn` : `/Pattern CS ${name} SCN`
    return gradient.stops.every(({ alpha }) => alpha === 1) ? colour : `${this.maskOperators(gradient)} ${colour}`
  }

  /** A mask is drawn in the space in which it is set, which is the gradient's. */
  private maskOperators(gradient: PdfGradient): string {
    const [form, state] = [this.file.reserve(), this.file.reserve()]
    const shading = shadingOf(gradient, 'DeviceGray', ({ alpha }) => [alpha])
    const group = '/Group << /S /Transparency /CS /DeviceGray >> /BBox [-99999 -99999 99999 99999]'
    const resources = `/Resources << /Shading << /S ${shading} >> >>`
    this.file.stream(form, `/Type /XObject /Subtype /Form ${group} ${resources}`, '/S sh')
    this.file.object(state, `<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G ${form} 0 R >> >>`)
    this.masks.push(state)
    return `/M${this.masks.length - 1} gs`
  }
}

type Stop = PdfGradient['stops'][number]

function shadingOf(gradient: PdfGradient, space: string, valuesOf: (stop: Stop) => readonly number[]): string {
  const type = gradient.type === 'linear' ? 2 : 3
  const coordinates = gradient.coordinates.map(pdfNumber).join(' ')
  const form = `/ShadingType ${type} /ColorSpace /${space} /Coords [${coordinates}] /Extend [true true]`
  return `<< ${form} /Function ${blend(gradient.stops, valuesOf)} >>`
}

/** Two stops at one place are a hard edge; PDF needs increasing places, so they get a minimal distance. */
const minStep = 0.0001

function blend(stops: readonly Stop[], valuesOf: (stop: Stop) => readonly number[]): string {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) throw new Error('A gradient without colours cannot be written.')
  const all = [{ ...first, at: 0 }, ...stops, { ...last, at: 1 }]
  const write = (stop: Stop) => `[${valuesOf(stop).map(pdfNumber).join(' ')}]`
  const functions: string[] = []
  const bounds: number[] = []
  let from = all[0]
  for (const to of all.slice(1)) {
    if (!from || to.at - (bounds.at(-1) ?? 0) < minStep) {
      from = to
      continue
    }
    functions.push(`<< /FunctionType 2 /Domain [0 1] /C0 ${write(from)} /C1 ${write(to)} /N 1 >>`)
    bounds.push(to.at)
    from = to
  }
  const inner = bounds.slice(0, -1).map(pdfNumber).join(' ')
  const encode = functions.map(() => '0 1').join(' ')
  return `<< /FunctionType 3 /Domain [0 1] /Functions [${functions.join(' ')}] /Bounds [${inner}] /Encode [${encode}] >>`
}

function isSamePicture(one: PdfImage, other: PdfImage): boolean {
  if (one === other) return true
  const isAlike = one.width === other.width && one.height === other.height && one.kind === other.kind
  return isAlike && isSameBytes(one.bytes, other.bytes) && isSameBytes(one.alpha, other.alpha)
}

function isSameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (!one || !other) return one === other
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
