import { type Formula, formulaText } from '../letters/formula.ts'
import { type MathPart, mathElement } from '../letters/mathml.ts'
import { localName } from './xml.ts'

interface Node {
  name: string
  attributes: Record<string, string>
  parts: MathPart[]
  text: string
}

/** Gathers one formula of MathML from what a walk over its part calls, from the opening `math` to its end. */
export class MathReader {
  readonly #nodes: Node[] = []
  #formula: Formula = ''

  open(name: string, attributes: Record<string, string>): void {
    const own = Object.entries(attributes).map(([key, value]) => [localName(key), value])
    this.#nodes.push({ name, attributes: Object.fromEntries(own), parts: [], text: '' })
  }

  /** True once the formula is complete. */
  close(): boolean {
    const node = this.#nodes.pop()
    if (!node) return true
    const formula = mathElement(node.name, node.attributes, node.parts, node.text)
    const outer = this.#nodes.at(-1)
    if (outer) outer.parts.push({ name: node.name, formula })
    else this.#formula = formula
    return outer === undefined
  }

  text(text: string): void {
    const node = this.#nodes.at(-1)
    if (node) node.text += text
  }

  toText(): string {
    return formulaText(this.#formula)
  }
}
