import type { LetterForm } from '../letters/letter-line.ts'
import { isOn } from './office.ts'
import { attributeOf, elementValue, walkXml } from './xml.ts'

/** Formatting of a run, its own or a style's. Undefined properties are inherited. */
export interface RunLook {
  position?: 'plain' | 'raised' | 'lowered'
  /** Half points above the line. */
  lift?: number
  isStruck?: boolean
  isTwiceStruck?: boolean
  isHidden?: boolean
  /** White, as the page is. */
  isPale?: boolean
  /** Has its own background colour. */
  isShaded?: boolean
  /** In half points. */
  size?: number
  font?: string
}

const defaultSize = 22
/** Letters under two points are not there to be read. */
const minSize = 4
/** A lift that raises a smaller letter as an exponent is raised; other lifts move whole lines. */
const minLift = 4
const raisedSizeShare = 0.85
/** Of styles, each based on the next; real ones have up to ten. */
const maxChain = 50

/** Elements that {@link readRunElement} handles. */
export const runElements = new Set('vertAlign position strike dstrike vanish color sz rFonts highlight shd'.split(' '))

/** Applies one element of run properties. */
export function readRunElement(look: RunLook, name: string, attributes: Record<string, string>): void {
  const value = elementValue(attributes) ?? ''
  switch (name) {
    case 'vertAlign':
      look.position = value === 'superscript' ? 'raised' : value === 'subscript' ? 'lowered' : 'plain'
      break
    case 'position':
      look.lift = Number(value)
      break
    case 'strike':
      look.isStruck = isOn(attributes)
      break
    case 'dstrike':
      look.isTwiceStruck = isOn(attributes)
      break
    case 'vanish':
      look.isHidden = isOn(attributes)
      break
    case 'color':
      look.isPale = isPageColour(value, attributes)
      break
    case 'sz':
      look.size = Number(value)
      break
    case 'rFonts':
      look.font = attributeOf(attributes, 'ascii') ?? attributeOf(attributes, 'hAnsi') ?? look.font
      break
    case 'highlight':
      look.isShaded = !/^(?:none|white)$/.test(value)
      break
    case 'shd':
      look.isShaded = isColoured(attributes)
      break
  }
}

/** True for a shading that another colour than white comes of. */
export function isColoured(attributes: Record<string, string>): boolean {
  const fill = attributeOf(attributes, 'fill') ?? 'auto'
  const pattern = elementValue(attributes) ?? 'clear'
  const theme = attributeOf(attributes, 'themeFill')
  if (theme !== undefined) return !/^(?:background1|light1)$/.test(theme) || hasShade(attributes, 'themeFill')
  return !/^(?:auto|FFFFFF)$/i.test(fill) || !/^(?:clear|nil)$/.test(pattern)
}

function isPageColour(value: string, attributes: Record<string, string>): boolean {
  const theme = attributeOf(attributes, 'themeColor')
  if (theme !== undefined) return /^(?:background1|light1)$/.test(theme) && !hasShade(attributes, 'theme')
  return /^FFFFFF$/i.test(value)
}

function hasShade(attributes: Record<string, string>, prefix: string): boolean {
  const shade = attributeOf(attributes, `${prefix}Shade`) ?? attributeOf(attributes, `${prefix}Tint`)
  return shade !== undefined
}

/** The letter form for this look. @param isOnPage whether the background is the page's own colour */
export function formOf(look: RunLook, isOnPage: boolean): LetterForm {
  const size = look.size ?? defaultSize
  if (look.isHidden || size < minSize || (look.isPale && isOnPage && !look.isShaded)) return 'hidden'
  if (look.isStruck || look.isTwiceStruck) return 'struck'
  return look.position ?? 'plain'
}

interface Style {
  basedOn: string
  look: RunLook
  /** Whether its parts, such as a table's first row, may have other background colours. */
  hasColours: boolean
}

/** The styles of a Word document, by their ids; ids are translated, names are not. */
export class WordStyles {
  readonly titles = new Set(['Title', 'Heading1'])
  /** Styles of the marks of notes. */
  readonly noteMarks = new Set<string>()
  readonly #styles = new Map<string, Style>()
  readonly #bases = new Map<string, RunLook>()
  readonly #defaults: RunLook = {}
  #plainParagraph = ''

  constructor(part: Uint8Array | undefined) {
    if (part) this.#read(part)
  }

  /** The look of a run, from its paragraph's style, its own style and its direct formatting. */
  lookOf(paragraphStyle: string | undefined, runStyle: string | undefined, direct: RunLook): RunLook {
    const base = this.#baseOf(paragraphStyle ?? this.#plainParagraph, runStyle ?? '')
    const look = { ...base, ...direct }
    const isSmaller = (look.size ?? defaultSize) <= raisedSizeShare * (base.size ?? defaultSize)
    if (look.position === undefined && isSmaller && Math.abs(look.lift ?? 0) >= minLift) {
      look.position = (look.lift ?? 0) > 0 ? 'raised' : 'lowered'
    }
    return look
  }

  /** True for a table style, or one it is based on, that colours cells. */
  hasColours(style: string): boolean {
    return this.#chainOf(style).some((each) => each.hasColours)
  }

  #baseOf(paragraph: string, run: string): RunLook {
    const key = `${paragraph}\n${run}`
    let base = this.#bases.get(key)
    if (!base) {
      base = Object.assign({}, this.#defaults, ...[paragraph, run].flatMap((style) => this.#looksOf(style))) as RunLook
      this.#bases.set(key, base)
    }
    return base
  }

  #looksOf(style: string): RunLook[] {
    return this.#chainOf(style).map((each) => each.look)
  }

  /** A style and what it is based on, the outermost first. */
  #chainOf(style: string): Style[] {
    const chain: Style[] = []
    let found = this.#styles.get(style)
    while (found && chain.length < maxChain && !chain.includes(found)) {
      chain.push(found)
      found = this.#styles.get(found.basedOn)
    }
    return chain.reverse()
  }

  #read(part: Uint8Array): void {
    let id = ''
    let look: RunLook | undefined = this.#defaults
    walkXml(part, {
      open: (name, attributes) => {
        const value = elementValue(attributes) ?? ''
        if (name === 'style') {
          id = attributeOf(attributes, 'styleId') ?? ''
          look = {}
          this.#styles.set(id, { basedOn: '', look, hasColours: false })
          const isDefault = /^(?:1|true|on)$/.test(attributeOf(attributes, 'default') ?? '')
          if (isDefault && attributeOf(attributes, 'type') === 'paragraph') this.#plainParagraph = id
        } else if (name === 'name' && /^(?:title|heading 1)$/i.test(value)) this.titles.add(id)
        else if (name === 'name' && /^(?:footnote|endnote) reference$/i.test(value)) this.noteMarks.add(id)
        // a list of styles that are not there, and the looks of a table's parts
        else if (name === 'latentStyles' || name === 'tblStylePr') look = undefined
        const style = this.#styles.get(id)
        if (style && name === 'basedOn') style.basedOn = value
        if (style && name === 'shd' && isColoured(attributes)) style.hasColours = true
        if (look && runElements.has(name)) readRunElement(look, name, attributes)
      },
    })
  }
}
