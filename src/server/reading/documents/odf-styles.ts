import type { LetterForm } from '../letters/letter-line.ts'
import { attributeOf } from './xml.ts'

/** Formatting of a style. Undefined properties are inherited. */
export interface OdfLook {
  position?: LetterForm
  isStruck?: boolean
  isHidden?: boolean
  /** White, as the page is. */
  isPale?: boolean
  /** Has its own background colour. */
  isShaded?: boolean
  /** In points. */
  size?: number
  font?: string
  /** Of a number: which parts of a moment it shows. */
  dateParts?: ReadonlySet<string>
  /** Cells that look otherwise under a condition. */
  isConditional?: boolean
}

interface Style {
  parent: string
  look: OdfLook
}

/** Below this size, in points, letters are unreadable. */
const minSize = 2
const maxChain = 50
const pageColours = /^(?:#ffffff|transparent|none)$/i

/** What the styles of an OpenDocument file say; those of `styles.xml` come first, then those of the content itself. */
export class OdfStyles {
  /** Hidden layers. */
  readonly hiddenLayers = new Set<string>()
  /** Whether anything but white paper may be behind the text. */
  isPageColoured = false
  readonly #styles = new Map<string, Style>([['paragraph/Title', { parent: '', look: {} }]])
  readonly #looks = new Map<string, OdfLook>()
  readonly #fonts = new Map<string, string>()
  readonly #dateStyles = new Map<string, Set<string>>()
  #family = ''
  #current: Style | undefined
  #dateParts: Set<string> | undefined

  open(name: string, attributes: Record<string, string>): void {
    const named = attributeOf(attributes, 'name') ?? ''
    switch (name) {
      case 'style':
      case 'default-style':
        this.#startStyle(name, named, attributes)
        break
      case 'date-style':
        this.#dateParts = new Set()
        this.#dateStyles.set(named, this.#dateParts)
        break
      case 'number-style':
      case 'time-style':
        this.#dateParts = undefined
        break
      case 'font-face':
        this.#fonts.set(named, (attributeOf(attributes, 'font-family') ?? '').replaceAll(/^['"]|['"]$/g, ''))
        break
      case 'layer':
        if (/^(?:none|printer)$/.test(attributeOf(attributes, 'display') ?? '')) this.hiddenLayers.add(named)
        break
      case 'page-layout-properties':
        if (isColoured(attributes)) this.isPageColoured = true
        break
      case 'map':
        if (this.#current) this.#current.look.isConditional = true
        break
      default:
        this.#dateParts?.add(name)
        // a picture behind the text, as on covers
        if (attributeOf(attributes, 'run-through') === 'background') this.isPageColoured = true
        if (this.#current && name.endsWith('-properties')) readProperties(this.#current.look, name, attributes)
    }
  }

  isTitle(attributes: Record<string, string>): boolean {
    const style = attributeOf(attributes, 'style-name') ?? ''
    return this.#chainOf('paragraph', style).some(([name]) => name === 'paragraph/Title')
  }

  /** The look of a style of a family, with all it is based on. */
  lookOf(family: string, style: string | undefined): OdfLook {
    const key = `${family}/${style ?? ''}`
    let look = this.#looks.get(key)
    if (!look) {
      const chain = this.#chainOf(family, style ?? '').reverse()
      look = Object.assign({}, ...chain.map(([, each]) => each.look)) as OdfLook
      look.font = this.#fonts.get(look.font ?? '') ?? look.font
      this.#looks.set(key, look)
    }
    return look
  }

  #startStyle(name: string, named: string, attributes: Record<string, string>): void {
    this.#family = attributeOf(attributes, 'family') ?? ''
    this.#dateParts = undefined
    // A family's default style only sets the size of letters, which no rule here uses.
    this.#current =
      name === 'style' ? { parent: attributeOf(attributes, 'parent-style-name') ?? '', look: {} } : undefined
    if (!this.#current) return
    const dateParts = this.#dateStyles.get(attributeOf(attributes, 'data-style-name') ?? '')
    if (dateParts) this.#current.look.dateParts = dateParts
    this.#styles.set(`${this.#family}/${named}`, this.#current)
  }

  /** A style and what it is based on, the nearest first. */
  #chainOf(family: string, style: string): [key: string, style: Style][] {
    const chain: [string, Style][] = []
    // some writers leave the family out
    const find = (name: string) => this.#styles.get(`${family}/${name}`) ?? this.#styles.get(`/${name}`)
    let name = style
    for (let found = find(name); found && chain.length < maxChain; found = find(name)) {
      chain.push([`${family}/${name}`, found])
      name = found.parent
    }
    return chain
  }
}

/** The letter form for this look. @param isOnPage whether the background is the page's own colour */
export function formOf(look: OdfLook, isOnPage: boolean): LetterForm {
  const isTiny = look.size !== undefined && look.size < minSize
  if (look.isHidden || isTiny || (look.isPale && isOnPage && !look.isShaded)) return 'hidden'
  return look.isStruck ? 'struck' : (look.position ?? 'plain')
}

function readProperties(look: OdfLook, name: string, attributes: Record<string, string>): void {
  if (name === 'text-properties') readTextProperties(look, attributes)
  else if (name === 'table-properties') look.isHidden = attributeOf(attributes, 'display') === 'false'
  else if (name === 'drawing-page-properties') look.isHidden = attributeOf(attributes, 'visibility') === 'hidden'
  if (name !== 'text-properties' && isColoured(attributes)) look.isShaded = true
}

function readTextProperties(look: OdfLook, attributes: Record<string, string>): void {
  for (const [key, value] of Object.entries(attributes)) {
    switch (key.slice(key.indexOf(':') + 1)) {
      case 'text-position':
        look.position = positionOf(value)
        break
      case 'text-line-through-style':
      case 'text-line-through-type':
        look.isStruck = value !== 'none'
        break
      case 'display':
        look.isHidden = value === 'none'
        break
      case 'color':
        look.isPale = /^#ffffff$/i.test(value)
        break
      case 'background-color':
        look.isShaded = !pageColours.test(value)
        break
      case 'font-size':
        if (value.endsWith('pt')) look.size = Number.parseFloat(value)
        break
      case 'font-name':
        look.font = value
        break
    }
  }
}

/** `super 58%`, or how far above the line in percent of the letters' size. */
function positionOf(value: string): LetterForm {
  if (value.startsWith('super')) return 'raised'
  if (value.startsWith('sub')) return 'lowered'
  const lift = Number.parseFloat(value) || 0
  return lift > 0 ? 'raised' : lift < 0 ? 'lowered' : 'plain'
}

function isColoured(attributes: Record<string, string>): boolean {
  const fill = attributeOf(attributes, 'fill') ?? 'none'
  return !pageColours.test(attributeOf(attributes, 'background-color') ?? 'none') || fill !== 'none'
}
