/**
 * A page's own style rules that hide something, by selector. Only selectors of tags, classes and ids count, alone, in a
 * list, or nested; inside conditions such as `@media` only rules that show something. Linear in the length of the
 * sheets.
 */
import { type Hiding, type Look, readStyle } from './hiding-declarations.ts'

/** `p#intro.lead`: all of it must fit one element. */
export interface Compound {
  tag: string | null
  id: string | null
  classes: readonly string[]
}

export interface HidingRule {
  /** The compound for the element itself first, then its ancestors, innermost first. */
  compounds: readonly [Compound, ...Compound[]]
  hiding: Hiding
  look: Look
}

const longestSheets = 1_000_000
const maxRules = 5_000
const longestSelector = 300
/** Of a list of them. */
const longestSelectors = 10_000

export function readHidingRules(sheets: readonly string[]): HidingRule[] {
  const found: HidingRule[] = []
  const shown: Compound[] = []
  let room = longestSheets
  for (const sheet of sheets) {
    if (room <= 0) break
    for (const { selectors, declarations, isConditional } of blocksOf(sheet.slice(0, room))) {
      const { hiding, look, showsAgain: isShowing } = readStyle(declarations)
      const hasEffect = hiding !== null || Object.values(look).some((each) => each !== null)
      if (!hasEffect && !isShowing) continue
      for (const selector of selectors.split(',')) {
        const compounds = selector.length < longestSelector ? parseSelector(selector) : null
        if (!compounds) continue
        if (isShowing) shown.push(compounds[0])
        if (hasEffect && !isConditional && found.length < maxRules) {
          found.push({ compounds, hiding: hiding ?? 'none', look })
        }
      }
    }
    room -= sheet.length
  }
  return withoutShown(found, shown)
}

/**
 * What the same sheets show again, for a wider screen or once it is opened, is there to be read: a panel, a menu, the
 * rest of a text. Where it stays out of sight all the same, as a tiny or distant box does, nothing shows it.
 */
function withoutShown(rules: readonly HidingRule[], shown: readonly Compound[]): HidingRule[] {
  const names = new Set(shown.flatMap((compound) => namesOf(compound)))
  return rules.map((rule) => {
    const own = namesOf(rule.compounds[0])
    const isShown = rule.hiding === 'switched' && own.length > 0 && own.every((name) => names.has(name))
    return isShown ? { ...rule, hiding: 'none' } : rule
  })
}

function namesOf({ tag, id, classes }: Compound): string[] {
  const names = [...classes.map((name) => `.${name}`), ...(id === null ? [] : [`#${id}`])]
  return names.length > 0 ? names : tag === null ? [] : [tag]
}

interface StyleBlock {
  selectors: string
  declarations: string
  isConditional: boolean
}

/** Conditions that hold for every reader on a current screen. */
const everywhere = /^@(?:layer|media\s+(?:only\s+)?(?:screen|all)\s*$)/i
/** Never for a screen. */
const nowhere = /^@(?:media\s+print\b|keyframes|-\w+-keyframes|font-face|page|property|counter-style)/i

interface OpenBlock {
  /** Null for a group of rules. */
  selectors: string | null
  start: number
  isConditional: boolean
  isDropped: boolean
  hasNested: boolean
}

function* blocksOf(sheet: string): Generator<StyleBlock> {
  const source = withoutComments(sheet)
  const open: OpenBlock[] = []
  let start = 0
  for (const { 0: mark, index } of source.matchAll(/[{};]/g)) {
    const around = open.at(-1)
    if (mark === '{') {
      const text = source.slice(start, Math.min(index, start + longestSelectors)).trim()
      const isGroup = text.startsWith('@')
      if (around) around.hasNested = true
      open.push({
        selectors: isGroup ? null : text,
        start: index + 1,
        isConditional: (around?.isConditional ?? false) || (isGroup && !everywhere.test(text)),
        isDropped: (around?.isDropped ?? false) || around?.selectors != null || (isGroup && nowhere.test(text)),
        hasNested: false,
      })
    } else if (mark === '}') {
      open.pop()
      if (around?.selectors && !around.isDropped && !around.hasNested) {
        const { selectors, isConditional } = around
        yield { selectors, declarations: source.slice(around.start, index), isConditional }
      }
    }
    start = index + 1
  }
}

function withoutComments(sheet: string): string {
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = sheet.indexOf('/*', at)
    if (start < 0) break
    kept.push(sheet.slice(at, start))
    const end = sheet.indexOf('*/', start + 2)
    if (end < 0) return kept.join(' ')
    at = end + 2
  }
  return [...kept, sheet.slice(at)].join(' ')
}

const compoundPattern = /^([a-z][a-z\d-]*)?((?:[.#][\w-]+)*)$/i

/** Null for unsupported selectors, such as states, attributes and siblings. */
function parseSelector(selector: string): [Compound, ...Compound[]] | null {
  const parts = selector.trim().split(/(?<!\s)(?:\s*>\s*|\s+)/)
  const compounds = parts.map(parseCompound).reverse()
  const [first, ...others] = compounds
  if (!first || others.length > 3 || compounds.includes(null)) return null
  return compounds as [Compound, ...Compound[]]
}

function parseCompound(text: string): Compound | null {
  const [whole, tag, names = ''] = compoundPattern.exec(text) ?? []
  if (!whole) return null
  const marks = names.match(/[.#][\w-]+/g) ?? []
  const of = (sign: string) => marks.filter((mark) => mark.startsWith(sign)).map((mark) => mark.slice(1))
  return { tag: tag?.toUpperCase() ?? null, id: of('#')[0] ?? null, classes: of('.') }
}
