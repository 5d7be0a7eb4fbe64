import type { PageBlock } from './pdf-layout.ts'

/** Sizes that differ by less than this share count as the same; a paragraph keeps its size. */
const sameSize = 0.06
/** Smaller type than the page's usual one: footnotes, captions, heads of a single page. */
const noteRatio = 0.92
/** In type sizes: a line that ends this far before the end of its column is the last one of its paragraph. */
const maxShort = 6
/** A longer paragraph is never joined across pages. */
const maxLength = 100_000
const sentenceEnd = /[.!?…:;。！？؟۔][\s"'”’»)\]]*$/u
const dividedWord = /\p{L}[-\u2010\u00ad]$/u
/** Starts with a small letter, and still begins something new: an item of a list, an address. */
const ownStart = /^(?:[a-z][.)]\s|https?:|www\.)/
/** Characters; a shorter text may be a heading or a label. */
const minProse = 40

/**
 * Joins paragraphs that continue in the next column or on the next page. Small type between their parts, such as
 * footnotes, follows after them.
 */
export class ParagraphJoiner {
  readonly #emit: (text: string) => void
  /** The last paragraph, while it may continue, and the small type after it. */
  #open: PageBlock | undefined
  #notes: string[] = []

  constructor(emit: (text: string) => void) {
    this.#emit = emit
  }

  /** @param blocks of one page, in reading order */
  addPage(blocks: readonly PageBlock[]): void {
    const usualSize = usualSizeOf(blocks)
    let isNewPage = true
    for (const block of blocks) {
      if (this.#open && block.size > 0 && block.size < usualSize * noteRatio) {
        this.#notes.push(block.text)
        continue
      }
      const isElsewhere = isNewPage || this.#notes.length > 0 || isNextColumn(this.#open, block)
      isNewPage = false
      const before = this.#open && isElsewhere && goesOn(this.#open, block) ? this.#open.text : null
      if (before === null) this.end()
      this.#open = { ...block, text: joined(before, block.text), right: columnRight(block, blocks) }
    }
  }

  end(): void {
    if (this.#open) this.#emit(this.#open.text)
    for (const note of this.#notes) this.#emit(note)
    this.#open = undefined
    this.#notes = []
  }
}

function isNextColumn(open: PageBlock | undefined, block: PageBlock): boolean {
  return open !== undefined && block.left > open.left && block.top < open.bottom - open.lastSize
}

function goesOn(open: PageBlock, block: PageBlock): boolean {
  const isProse = !open.isTable && !block.isTable && open.lastSize > 0
  const isSameType = isOfSize(open.lastSize, block.firstSize)
  const isFull = open.right - open.lastRight < maxShort * open.lastSize
  if (!isProse || !isSameType || !isFull) return false
  if (open.text.length < minProse || open.text.length > maxLength) return false
  return !sentenceEnd.test(open.text.slice(-20)) && /^\p{Ll}/u.test(block.text) && !ownStart.test(block.text)
}

function joined(before: string | null, text: string): string {
  if (before === null) return text
  return dividedWord.test(before.slice(-2)) ? before.slice(0, -1) + text : `${before} ${text}`
}

/** Where the column of a block ends, which a block of one line may not fill. */
function columnRight(block: PageBlock, blocks: readonly PageBlock[]): number {
  if (block.lineCount > 1) return block.right
  const { lastSize: size } = block
  const column = blocks.filter(({ left, lastSize }) => Math.abs(left - block.left) < size && isOfSize(lastSize, size))
  return Math.max(block.right, ...column.map(({ right }) => right))
}

function isOfSize(one: number, other: number): boolean {
  return Math.abs(one - other) < sameSize * one
}

/** Of most letters. */
function usualSizeOf(blocks: readonly PageBlock[]): number {
  const letters = new Map<number, number>()
  for (const { lastSize: size, text } of blocks) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0]
}
