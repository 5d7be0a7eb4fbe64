import { type Formula, formulaText } from '../letters/formula.ts'
import { attributeOf } from './xml.ts'

interface Part {
  name: string
  formula: Formula
}

interface Node {
  name: string
  text: string
  parts: Part[]
  /** Its properties, such as the operator of a sum. */
  values: Map<string, string>
}

/** Deleted, and the properties of letters around a formula. */
const skipped = new Set(['del', 'moveFrom', 'rPr', 'ctrlPr', 'instrText'])

/**
 * Gathers one equation of Office (OMML, or the same in rich text) from what a walk over its part calls. Names come
 * without their prefix; the walk hands over everything from the opening `oMath` to its end.
 */
export class OfficeMath {
  readonly #nodes: Node[] = []
  #skipDepth = 0
  #formula: Formula = ''

  open(name: string, attributes: Record<string, string>): void {
    if (this.#skipDepth > 0 || skipped.has(name)) {
      this.#skipDepth += 1
      return
    }
    const properties = this.#nodes.at(-1)
    if (properties?.name.endsWith('Pr')) {
      this.#nodes.at(-2)?.values.set(name, attributeOf(attributes, 'val') ?? '1')
    }
    this.#nodes.push({ name, text: '', parts: [], values: new Map() })
  }

  /** True once the equation is complete. */
  close(): boolean {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1
      return false
    }
    const node = this.#nodes.pop()
    const outer = this.#nodes.at(-1)
    if (!node || node.name.endsWith('Pr')) return false
    // rich text has the value as text
    if (outer?.name.endsWith('Pr')) {
      if (node.text.trim() !== '') this.#nodes.at(-2)?.values.set(node.name, node.text.trim())
      return false
    }
    const formula = node.name === 't' ? node.text : toFormula(node)
    if (outer) outer.parts.push({ name: node.name, formula })
    else this.#formula = formula
    return outer === undefined
  }

  text(text: string): void {
    const node = this.#nodes.at(-1)
    if (this.#skipDepth === 0 && node) node.text += text
  }

  toText(): string {
    return formulaText(this.#formula)
  }
}

function toFormula({ name, parts, values }: Node): Formula {
  const part = (wanted: string): Formula => parts.find((each) => each.name === wanted)?.formula ?? ''
  const all = (wanted: string) => parts.flatMap((each) => (each.name === wanted ? [each.formula] : []))
  const base = part('e')
  switch (name) {
    case 'f':
      return values.get('type') === 'noBar'
        ? { rows: [[part('num')], [part('den')]] }
        : { over: part('num'), under: part('den') }
    case 'sSup':
    case 'sSub':
    case 'sSubSup':
      return { base, lowered: part('sub'), raised: part('sup') }
    case 'sPre':
      return [{ base: '', lowered: part('sub'), raised: part('sup') }, base]
    case 'rad':
      return { root: base, degree: /^(?:1|on|true)$/.test(values.get('degHide') ?? '') ? '' : part('deg') }
    case 'nary':
      return [{ base: values.get('chr') ?? '∫', lowered: part('sub'), raised: part('sup') }, ' ', base]
    case 'd':
      return {
        open: values.get('begChr') ?? '(',
        parts: all('e'),
        separator: values.get('sepChr') ?? '|',
        close: values.get('endChr') ?? ')',
      }
    case 'func':
      return { name: part('fName'), argument: base }
    case 'limLow':
      return { base, lowered: part('lim') }
    case 'limUpp':
      return { base, raised: part('lim') }
    case 'acc':
      return { letter: base, mark: values.get('chr') ?? '\u0302' }
    case 'bar':
      return values.get('pos') === 'top' ? { letter: base, mark: '\u0304' } : base
    case 'mr':
      return all('e')
    case 'm':
      return { rows: all('mr').map((row) => (Array.isArray(row) ? (row as readonly Formula[]) : [row])) }
    case 'eqArr':
      return all('e').flatMap((row, at) => (at === 0 ? [row] : ['; ', row]))
    case 'phant':
      return /^(?:0|off|false)$/.test(values.get('show') ?? '') ? '' : base
    default:
      return parts.length === 1 ? (parts[0]?.formula ?? '') : parts.map((each) => each.formula)
  }
}
