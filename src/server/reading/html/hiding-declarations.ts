/** What CSS declarations do to a reader's eyes. */
import type { LetterForm } from '../letters/letter-line.ts'

/**
 * `switched`: currently not displayed, not visible or transparent, but a script may show it. `away`: never visible, off
 * the screen or clipped to nothing.
 */
export type Hiding = 'none' | 'switched' | 'away'

const far =
  /-\s*(?:\d{4,}(?:\.\d+)?px|[5-9]\d{2}(?:\.\d+)?px|\d{2,}(?:\.\d+)?(?:em|rem)|\d{3,}(?:\.\d+)?(?:vw|vh|%)|\d{3,}(?:pt|cm|in))/
const nothing = /^[+-]?(?:0+(?:\.0*)?|\.0+)(?:px|em|rem|pt|%|vw|vh)?$/

/** What declarations do. */
export interface Style {
  /** Null when they say nothing of it. */
  hiding: Hiding | null
  /** Whether they make something visible again. */
  showsAgain: boolean
  look: Look
}

/** Wants the text between the braces, or of a style attribute. */
export function readStyle(declarations: string): Style {
  const values = valuesOf(declarations)
  return { hiding: hidingOf(values), showsAgain: showsAgain(values), look: lookOf(values) }
}

type Values = ReadonlyMap<string, string>

function hidingOf(values: Values): Hiding | null {
  if (isAway(values)) return 'away'
  // What appears with a movement is out of sight for a moment only.
  const appears = values.has('animation') || values.has('animation-name') || values.has('transition')
  if (values.get('display') === 'none') return 'switched'
  if (appears) return null
  if (/^(?:hidden|collapse)$/.test(values.get('visibility') ?? '')) return 'switched'
  const opacity = values.get('opacity')
  return opacity !== undefined && isAlmostNothing(opacity) ? 'switched' : null
}

function showsAgain(values: Values): boolean {
  const display = values.get('display')
  const opacity = values.get('opacity')
  return (
    (display !== undefined && display !== 'none') ||
    values.get('visibility') === 'visible' ||
    (opacity !== undefined && !isAlmostNothing(opacity))
  )
}

/** Inherited text style. Null where a property is not set; colours are as written. */
export interface Look {
  colour: string | null
  background: string | null
  /** Whether type is of no size; `relative` sizes are as their surroundings'. */
  type: 'tiny' | 'relative' | 'readable' | null
  /** `plain` takes back what an element is by its name. */
  form: LetterForm | null
}

function lookOf(values: Values): Look {
  return {
    colour: values.get('-webkit-text-fill-color') ?? values.get('color') ?? null,
    background: values.get('background-color') ?? values.get('background') ?? values.get('background-image') ?? null,
    type: typeOf(values.get('font-size') ?? fontSize.exec(values.get('font') ?? '')?.[1]),
    form: formOf(values),
  }
}

function formOf(values: Values): LetterForm | null {
  const line = `${values.get('text-decoration') ?? ''} ${values.get('text-decoration-line') ?? ''}`
  if (line.includes('line-through')) return 'struck'
  if (/^\s*none\b/.test(line)) return 'plain'
  const height = values.get('vertical-align') ?? values.get('font-variant-position') ?? ''
  if (height === 'super' || /^\+?(?:\d*\.)?\d+(?:px|em|rem|ex|pt|%)$/.test(height))
    return isNothing(height) ? null : 'raised'
  return height === 'sub' || /^-(?:\d*\.)?\d+(?:px|em|rem|ex|pt|%)$/.test(height) ? 'lowered' : null
}

function isNothing(length: string): boolean {
  return Number.parseFloat(length) === 0
}

/** The first length of the shorthand. */
const fontSize = /(?:^|\s)([\d.]+(?:px|em|rem|pt|%)?)(?=\/|\s)/

function typeOf(size: string | undefined): Look['type'] {
  if (size === undefined) return null
  if (nothing.test(size) || tinyType.test(size)) return 'tiny'
  return /(?:[^r]em|%|inherit|unset|smaller|larger)$/.test(size) ? 'relative' : 'readable'
}

/** Less than two pixels. */
const tinyType = /^(?:[01]?(?:\.\d+)?px|0?\.0\d*r?em|[01](?:\.\d+)?pt|\d(?:\.\d+)?%)$/

function isAway(values: Values): boolean {
  const of = (name: string) => values.get(name) ?? ''
  if (/rect\(\s*(?:0|1px)/.test(of('clip')) && !/auto/.test(of('clip'))) return true
  if (/^(?:inset\(\s*(?:50|[6-9]\d|100)%|circle\(\s*0)/.test(of('clip-path'))) return true
  if (/scale[xy3d]*\(\s*0\s*[,)]/.test(of('transform')) || of('scale') === '0') return true
  if (far.test(of('text-indent')) || far.test(of('transform'))) return true
  const isPlaced = /^(?:absolute|fixed|relative)$/.test(of('position'))
  if (isPlaced && ['left', 'top', 'right', 'bottom', 'inset'].some((side) => far.test(of(side)))) return true
  if (['margin', 'margin-left', 'margin-top'].some((side) => far.test(of(side)))) return true
  const isCut = /hidden|clip/.test(of('overflow'))
  const [width, height] = [of('width') || of('max-width'), of('height')]
  return isCut && isTiny(width) && isTiny(height)
}

function isTiny(length: string): boolean {
  return length !== '' && (nothing.test(length) || /^[01](?:\.\d+)?px$/.test(length))
}

function isAlmostNothing(opacity: string): boolean {
  const number = Number.parseFloat(opacity)
  return (opacity.endsWith('%') ? number / 100 : number) < 0.05
}

const interesting = new Set(
  (
    'display visibility opacity animation animation-name transition font font-size clip clip-path transform scale ' +
    'text-indent position left top right bottom inset margin margin-left margin-top overflow width max-width height ' +
    'color -webkit-text-fill-color background background-color background-image text-decoration text-decoration-line ' +
    'vertical-align font-variant-position'
  ).split(' '),
)
const longestDeclarations = 5_000

/** The last of each name counts, in lower case and without `!important`. */
function valuesOf(declarations: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const declaration of declarations.slice(0, longestDeclarations).split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && interesting.has(name)) {
      const value = declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase()
      values.set(name, value.replace(/(?<!\s)\s*!\s*important$/, ''))
    }
  }
  return values
}
