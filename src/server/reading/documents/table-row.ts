/** More than office programs allow in a table: Word 63, PowerPoint 75. */
const maxColumns = 100

/** A table's row under way: the paragraphs of each cell, with empty cells where another one takes their place. */
export class TableRow {
  readonly #cells: string[][] = []
  #span = 1

  /** Empty columns in front of the next cell. */
  skip(columns: number): void {
    for (let column = 0; column < clamp(columns, 0); column += 1) this.#cells.push([])
  }

  startCell(): void {
    this.#cells.push([])
    this.#span = 1
  }

  /** How many columns the cell under way takes. */
  span(columns: number): void {
    this.#span = clamp(columns, 1)
  }

  endCell(): void {
    this.skip(this.#span - 1)
    this.#span = 1
  }

  /** False where no cell has begun. */
  add(paragraph: string): boolean {
    const cell = this.#cells.at(-1)
    cell?.push(paragraph)
    return cell !== undefined
  }

  /**
   * A row of short cells is one line, in which an empty cell keeps its place; a row that lays out whole passages is
   * given paragraph by paragraph.
   */
  toParagraphs(): string[] {
    if (this.#cells.some((cell) => cell.length > 1)) return this.#cells.flat()
    const line = this.#cells.map((cell) => cell[0]?.replace(/(?<!\s)\s*\n\s*/g, ' ') ?? '').join('\t')
    return line.trim() === '' ? [] : [line.trimEnd()]
  }
}

function clamp(columns: number, least: number): number {
  return Math.min(Math.max(Math.floor(columns) || least, least), maxColumns)
}
