import type { LeftOutCounter } from '../left-out.ts'
import { LetterLine } from '../letters/letter-line.ts'
import { limits } from './limits.ts'
import { formOf, plainFont, readFontElement, type SheetFont, sharedFont } from './xlsx-fonts.ts'
import { walkXml } from './xml.ts'

interface Run {
  text: string
  /** Undefined: the font of the cell. */
  font: SheetFont | undefined
}

/** A text of a sheet: plain, or in runs of different fonts. */
export type SheetText = string | readonly Run[]

/** A text as its cell shows it. */
export function shownText(text: SheetText, cellFont: SheetFont, leftOut?: LeftOutCounter): string {
  const runs = typeof text === 'string' ? [{ text, font: undefined }] : text
  const line = new LetterLine()
  for (const run of runs) {
    // if the whole cell is raised, no letter is higher than its neighbours
    const form = formOf(run.font ?? { ...cellFont, position: 'plain' })
    line.add(
      run.text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      form,
    )
  }
  return line.toText(leftOut).replace(/\s+/g, ' ').trim()
}

/** Collects the text of an `si` or `is` element while its XML is walked, without phonetic guides. */
export class SheetTextReader {
  #runs: Run[] = []
  #font: SheetFont | undefined
  #isText = false
  #isFont = false
  #phoneticDepth = 0

  start(): void {
    this.#runs = []
    this.#font = undefined
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'rPh') this.#phoneticDepth += 1
    else if (name === 'r') this.#font = undefined
    else if (name === 'rPr') {
      this.#isFont = true
      this.#font = plainFont()
    } else if (name === 't') this.#isText = true
    else if (this.#isFont && this.#font) readFontElement(this.#font, name, attributes)
  }

  close(name: string): void {
    if (name === 'rPh') this.#phoneticDepth -= 1
    else if (name === 'rPr') {
      this.#isFont = false
      this.#font = this.#font && sharedFont(this.#font)
    } else if (name === 't') this.#isText = false
  }

  text(text: string): void {
    if (!this.#isText || this.#phoneticDepth > 0) return
    const last = this.#runs.at(-1)
    if (last && last.font === this.#font) last.text += text
    else this.#runs.push({ text, font: this.#font })
  }

  finish(): SheetText {
    const [only] = this.#runs
    return this.#runs.length === 1 && only && !only.font ? only.text : this.#runs
  }
}

/** The texts that the sheets of a workbook share, up to what would fill many articles. */
export function readSharedTexts(part: Iterable<Uint8Array>): { texts: SheetText[]; wasCut: boolean } {
  const texts: SheetText[] = []
  const reader = new SheetTextReader()
  let room = 10 * limits.textLength
  let isCut = false
  walkXml(part, {
    open(name, attributes) {
      if (name === 'si') reader.start()
      else reader.open(name, attributes)
    },
    close(name) {
      if (name === 'si') texts.push(reader.finish())
      else reader.close(name)
    },
    text(text) {
      room -= text.length
      reader.text(text)
    },
    isDone: () => {
      isCut = room < 0
      return isCut
    },
  })
  return { texts, wasCut: isCut }
}
