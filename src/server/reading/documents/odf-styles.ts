import { attributeOf } from './xml.ts'

/** What the styles of an OpenDocument file say about the text that wears them; they stand before it. */
export class OdfStyles {
  readonly #titles = new Set(['Title'])
  readonly #hidden = new Set<string>()
  #current = ''

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'style') {
      this.#current = attributeOf(attributes, 'name') ?? ''
      if (this.#titles.has(attributeOf(attributes, 'parent-style-name') ?? '')) this.#titles.add(this.#current)
    } else if (name === 'text-properties' || name === 'table-properties') {
      if (/^(none|false)$/.test(attributeOf(attributes, 'display') ?? '')) this.#hidden.add(this.#current)
    }
  }

  isTitle(attributes: Record<string, string>): boolean {
    return this.#titles.has(attributeOf(attributes, 'style-name') ?? '')
  }

  /** Text, a section or a sheet that is not shown. */
  isHidden(attributes: Record<string, string>): boolean {
    return (
      attributeOf(attributes, 'display') === 'none' || this.#hidden.has(attributeOf(attributes, 'style-name') ?? '')
    )
  }
}
