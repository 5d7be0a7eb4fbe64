import { isSymbolFont } from '../letters/symbol-fonts.ts'
import { codePageOf, encodingOf, symbolCharset } from './code-pages.ts'

export interface RtfFont {
  /** Undefined for the document's own encoding. */
  encoding: string | undefined
  /** Set for a symbol font. */
  symbols: string | undefined
}

/** The fonts of a file by their numbers, from the words and names of its table. */
export class RtfFonts {
  readonly #fonts = new Map<number, RtfFont>()
  #number = 0
  #name = ''

  get(number: number): RtfFont | undefined {
    return this.#fonts.get(number)
  }

  word(word: string, value: number | undefined): void {
    if (word === 'f') {
      this.#number = value ?? 0
      this.#name = ''
    } else if (word === 'fcharset') {
      const codePage = codePageOf(value ?? 0)
      this.#fonts.set(this.#number, {
        encoding: codePage === undefined ? undefined : encodingOf(codePage),
        symbols: value === symbolCharset ? '' : undefined,
      })
    }
  }

  /** A name ends with a semicolon. */
  text(text: string): void {
    this.#name += text
    if (!text.includes(';')) return
    const name = this.#name.slice(0, this.#name.indexOf(';')).trim()
    const font = this.#fonts.get(this.#number) ?? { encoding: undefined, symbols: undefined }
    if (isSymbolFont(name) || font.symbols !== undefined) this.#fonts.set(this.#number, { ...font, symbols: name })
    this.#name = ''
  }
}

/** Which of a file's colours are white, by their numbers. */
export class RtfColours {
  readonly #isWhite: boolean[] = []
  #parts = { red: 0, green: 0, blue: 0 }

  isWhite(number: number): boolean {
    return this.#isWhite[number] ?? false
  }

  word(word: string, value: number | undefined): void {
    if (word === 'red' || word === 'green' || word === 'blue') this.#parts[word] = value ?? 0
  }

  text(text: string): void {
    for (const letter of text) {
      if (letter !== ';') continue
      this.#isWhite.push(Object.values(this.#parts).every((part) => part === 255))
      this.#parts = { red: 0, green: 0, blue: 0 }
    }
  }
}
