/** Assigns the cells of table rows to columns, so that an empty or spanning cell moves no other one. */

const maxColumns = 200

export class TableColumns {
  /** For how many further rows a cell above reaches into each column. */
  #reaching: number[] = []
  #column = 0

  startRow(): void {
    for (let at = this.#column; at < this.#reaching.length; at += 1) {
      this.#reaching[at] = Math.max(0, (this.#reaching[at] ?? 0) - 1)
    }
    this.#column = 0
  }

  /** @returns how many columns are skipped between the previous cell and this one */
  place(cell: Element): number {
    let passed = 0
    while ((this.#reaching[this.#column] ?? 0) > 0) {
      this.#reaching[this.#column] = (this.#reaching[this.#column] ?? 0) - 1
      this.#column += 1
      passed += 1
    }
    const [columns, rows] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
    for (let each = 0; each < columns && this.#column < maxColumns; each += 1, this.#column += 1) {
      this.#reaching[this.#column] = rows - 1
    }
    return passed
  }
}

/** How many columns or rows a cell takes. */
export function spanOf(cell: Element, attribute: 'colspan' | 'rowspan'): number {
  const span = Number(cell.getAttribute(attribute) ?? 1)
  return span >= 1 && span <= maxColumns ? Math.floor(span) : 1
}
