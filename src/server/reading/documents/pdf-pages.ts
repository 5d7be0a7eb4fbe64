import { ParagraphJoiner } from './pdf-joints.ts'
import { blocksOfPage, type PageBlock, type PageLines } from './pdf-layout.ts'
import { toPageNumber } from './pdf-page-numbers.ts'
import { edgesOf, type PageEdges, runningHeadsOf } from './pdf-running-heads.ts'
import type { TextCollector } from './text-collector.ts'

/** How many pages before and after one are compared with it: left and right pages have different heads. */
const reach = 2

interface OpenPage {
  lines: PageLines
  edges: PageEdges
}

/** Puts the text of pages together, without what only repeats at their edges. A page is finished two pages later. */
export class PageSequence {
  readonly #collector: TextCollector
  readonly #joiner: ParagraphJoiner
  readonly #onFirstPage: (blocks: PageBlock[]) => void
  readonly #heads = new Set<string>()
  #done: PageEdges[] = []
  #open: OpenPage[] = []

  /** @param onFirstPage is given the blocks of the first page */
  constructor(collector: TextCollector, onFirstPage: (blocks: PageBlock[]) => void) {
    this.#collector = collector
    this.#joiner = new ParagraphJoiner((text) => collector.add(text))
    this.#onFirstPage = onFirstPage
  }

  add(lines: PageLines, number: number): void {
    this.#open.push({ lines, edges: edgesOf(lines, number) })
    if (this.#open.length > reach) this.#finishFirst()
  }

  end(): void {
    while (this.#open.length > 0) this.#finishFirst()
    this.#joiner.end()
  }

  #finishFirst(): void {
    const page = this.#open.shift()
    if (!page) return
    const around = [...this.#done, ...this.#open.map(({ edges }) => edges)]
    const heads = runningHeadsOf(page.edges, around)
    this.#done = [...this.#done, page.edges].slice(-reach)
    for (const head of heads) this.#count(head.cells.map(({ text }) => text).join(' '))
    const directions = page.lines.directions.map(({ degrees, lines }) => ({
      degrees,
      lines: heads.size > 0 ? lines.filter((line) => !heads.has(line)) : lines,
    }))
    const blocks = blocksOfPage({ ...page.lines, directions })
    if (page.edges.number === 1) this.#onFirstPage(blocks)
    this.#joiner.addPage(blocks)
  }

  /** Counts a head once, ignoring its page number. */
  #count(head: string): void {
    const words = toPageNumber(head) ? '#' : head.toLowerCase().replace(/\d+/g, '#')
    if (!this.#heads.has(words)) this.#collector.leftOut.count('runningHeads')
    this.#heads.add(words)
  }
}
