import type { LeftOut } from '#shared/rules/left-out'
import { withoutInvisible } from '#shared/text/invisible'
import { LeftOutCounter } from '../left-out.ts'
import { limits } from './limits.ts'

/** With blanks at the ends of lines, which go. */
export const longestBlock = 1.25 * limits.textLength

/** Gathers a document's paragraphs up to the text limit. Readers stop early once it is full. */
export class TextCollector {
  readonly leftOut = new LeftOutCounter()
  readonly #paragraphs: string[] = []
  #length = 0
  #isFull = false

  /** True once text had to be cut; further text is ignored. */
  get isFull(): boolean {
    return this.#isFull
  }

  get isEmpty(): boolean {
    return this.#paragraphs.length === 0
  }

  /** Adds one block of text, tidied; blank blocks leave no trace. */
  add(block: string): void {
    if (this.#isFull) return
    // Tidying takes many times a block's memory, so cut the excess first.
    if (block.length > longestBlock) {
      this.add(cutAt(block, longestBlock))
      this.#isFull = true
      return
    }
    const tidy = tidyBlock(block)
    if (tidy === '') return

    const room = limits.textLength - this.#length - (this.isEmpty ? 0 : 2)
    if (tidy.length > room) {
      this.#isFull = true
      if (room > 0) this.#paragraphs.push(cutAt(tidy, room))
      return
    }
    this.#paragraphs.push(tidy)
    this.#length += tidy.length + (this.#length === 0 ? 0 : 2)
  }

  /** The paragraphs, separated by one blank line. */
  toText(): string {
    return this.#paragraphs.join('\n\n')
  }

  /** What every format's reader answers of its text; some add that they stopped early. */
  found(isCut = false): { text: string; truncated: boolean; leftOut: LeftOut | undefined } {
    return { text: this.toText(), truncated: this.isFull || isCut, leftOut: this.leftOut.toLeftOut() }
  }
}

/**
 * Normalises line breaks, removes invisible and broken characters and trailing blanks, and keeps at most one blank line
 * in a row. Every step is linear in the text.
 */
function tidyBlock(block: string): string {
  return withoutInvisible(block)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

/** Cuts without leaving half of a surrogate pair behind. */
function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '')
}
