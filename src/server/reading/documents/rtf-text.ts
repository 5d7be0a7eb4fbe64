import { type LetterForm, LetterLine } from '../letters/letter-line.ts'
import { TextCollector } from './text-collector.ts'

/** Builds the text of a rich text file: paragraphs, tables row by row, notes at the end. */
export class RtfText {
  readonly collector = new TextCollector()
  heading: string | undefined
  /** Of the paragraph under way. */
  isHeading = false
  isTable = false
  readonly #notes: string[] = []
  #line = new LetterLine()
  #note = new LetterLine()
  #cells: string[] = []

  add(text: string, form: LetterForm, isNote: boolean): void {
    if (isNote) this.#note.add(text, form)
    else this.#line.add(text, form)
  }

  endParagraph(isNote: boolean): void {
    if (isNote) this.#note.add('\n')
    // A cell may hold several paragraphs; its row is one line.
    else if (this.isTable) this.#line.add(' ')
    else {
      const text = this.#takeLine()
      if (this.isHeading && text !== '') this.heading ??= text
      this.collector.add(text)
    }
  }

  endCell(): void {
    this.#cells.push(this.#takeLine())
  }

  endRow(): void {
    this.collector.add(this.#cells.join('\t').trimEnd())
    this.#cells = []
  }

  endNote(): void {
    this.#notes.push(this.#note.toText(this.collector.leftOut).trim())
    this.#note = new LetterLine()
  }

  finish(): void {
    if (this.#cells.length > 0) this.endRow()
    this.isTable = false
    this.endParagraph(false)
    for (const note of this.#notes) this.collector.add(note)
  }

  #takeLine(): string {
    const text = this.#line.toText(this.collector.leftOut).trim()
    this.#line = new LetterLine()
    return text
  }
}
