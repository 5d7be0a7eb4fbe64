import { withoutInvisible } from '#shared/text/invisible'

/** A DOM fragment as blocks of text: what stands on lines of its own on the screen stands on its own here. */

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'code'

export interface Block {
  kind: BlockKind
  text: string
  /** How much of the text is links, 0 to 1. */
  linkShare: number
  /** How much of it stands in italics, 0 to 1. */
  slantShare: number
  /** In a figure, as captions are. */
  inFigure: boolean
  /** What it stands in, by a number: equal for blocks that stand side by side; lists and tables do not count. */
  box: number
}

const blockElements = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM ' +
    'H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LI MAIN MENU NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'
  ).split(' '),
)
/** Their parts stand beside what is around them. */
const withinBox = new Set('BLOCKQUOTE DL LI OL TABLE TBODY TD TFOOT TH THEAD TR UL'.split(' '))
const slantedElements = new Set('CITE EM I'.split(' '))
const unseenElements = new Set('SCRIPT STYLE NOSCRIPT TEMPLATE SVG IFRAME BUTTON INPUT HEAD'.split(' '))

/** The fragment's blocks in reading order; empty ones are left out. */
export function toBlocks(root: Node): Block[] {
  const collector = new BlockCollector()
  walk(root, collector, outermost)
  collector.end()
  return collector.blocks
}

/** Blocks as the text of an Article: one blank line between paragraphs. */
export function joinBlocks(blocks: readonly { text: string }[]): string {
  return blocks.map((block) => block.text).join('\n\n')
}

/** All white space but single spaces, which are most of it and stay as they are. */
const spaces = /\s{2,}|[^\S ]/g

/** One line: white space of every kind becomes one space, invisible characters go. */
export function tidyLine(text: string): string {
  return withoutInvisible(text).replace(spaces, ' ').trim()
}

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Entities that publishers leave in JSON and in twice-encoded attributes. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return namedEntities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}

interface Surroundings {
  kind: BlockKind
  inLink: boolean
  inRow: boolean
  isSlanted: boolean
  inFigure: boolean
  /** The box of what stands directly in it. */
  box: number
}

const outermost: Surroundings = {
  kind: 'paragraph',
  inLink: false,
  inRow: false,
  isSlanted: false,
  inFigure: false,
  box: 0,
}

function walk(parent: Node, collector: BlockCollector, surroundings: Surroundings): void {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) {
      const text = node.nodeValue ?? ''
      collector.add(surroundings.kind === 'code' ? text : text.replace(spaces, ' '), surroundings)
    } else if (node.nodeType === 1) {
      walkElement(node as Element, collector, surroundings)
    }
  }
}

function walkElement(element: Element, collector: BlockCollector, surroundings: Surroundings): void {
  const name = element.tagName.toUpperCase()
  if (unseenElements.has(name) || (name === 'SUP' && isFootnoteMark(element))) return
  if (name === 'BR') {
    collector.add('\n', surroundings)
    return
  }
  // Cells of one row share a line, unless a page uses the table to lay out paragraphs.
  const isCell = (name === 'TD' || name === 'TH') && surroundings.inRow
  if (isCell) collector.separateCells()
  const startsBlock = blockElements.has(name) && !isCell
  const inside: Surroundings = {
    kind: kindOf(name, surroundings.kind),
    inLink: surroundings.inLink || name === 'A',
    inRow: name === 'TR' || (surroundings.inRow && name !== 'TABLE'),
    isSlanted: surroundings.isSlanted || slantedElements.has(name),
    inFigure: surroundings.inFigure || name === 'FIGURE',
    box: startsBlock && !withinBox.has(name) ? collector.newBox() : surroundings.box,
  }
  if (startsBlock) collector.start(inside, surroundings.box)
  if (name === 'LI') collector.mark(numberOf(element))
  walk(element, collector, inside)
  if (startsBlock) collector.start(surroundings, surroundings.box)
}

/** The number that leads to a note would stick to the word before it: `anyway1`. */
function isFootnoteMark(element: Element): boolean {
  return /^\W*\d{1,3}\W*$/.test(element.textContent ?? '') && element.querySelector('a[href*="#"]') !== null
}

const lastNumbers = new WeakMap<Element, number>()

/** Readers see the numbers of an ordered list, so the text has them too. Items come in order, each once a walk. */
function numberOf(item: Element): string {
  const list = item.parentElement
  if (list?.tagName !== 'OL' || /list-style(?:-type)?\s*:\s*none/i.test(list.getAttribute('style') ?? '')) return ''
  const isFirst = !item.previousElementSibling
  const last = isFirst ? undefined : lastNumbers.get(list)
  const number = Number(item.getAttribute('value')) || (last ?? (Number(list.getAttribute('start')) || 1) - 1) + 1
  lastNumbers.set(list, number)
  return `${number}. `
}

function kindOf(name: string, outer: BlockKind): BlockKind {
  if (/^H[1-6]$/.test(name)) return 'heading'
  if (name === 'LI' || name === 'DT' || name === 'DD') return 'item'
  if (name === 'TR') return 'row'
  if (name === 'PRE') return 'code'
  return outer
}

class BlockCollector {
  blocks: Block[] = []
  #parts: string[] = []
  #surroundings = outermost
  #box = 0
  #boxes = 0
  #linkChars = 0
  #slantChars = 0
  #chars = 0

  newBox(): number {
    this.#boxes += 1
    return this.#boxes
  }

  /** @param box what the block itself stands in */
  start(surroundings: Surroundings, box: number): void {
    this.end()
    this.#surroundings = surroundings
    this.#box = box
  }

  add(text: string, { inLink, isSlanted }: Surroundings): void {
    this.#parts.push(text)
    const chars = text.trim().length
    this.#chars += chars
    if (inLink) this.#linkChars += chars
    if (isSlanted) this.#slantChars += chars
  }

  /** Stands before the next text of this block; a block of nothing else is still empty. */
  mark(text: string): void {
    if (text) this.#parts.push(text)
  }

  separateCells(): void {
    if (this.#chars > 0) this.#parts.push(' | ')
  }

  end(): void {
    if (this.#chars > 0) {
      const { kind, inFigure } = this.#surroundings
      const linkShare = this.#linkChars / this.#chars
      const slantShare = this.#slantChars / this.#chars
      const whole = this.#parts.join('')
      for (const text of kind === 'code' ? [tidyCode(whole)] : splitAtBlankLines(whole)) {
        if (text) this.blocks.push({ kind, text, linkShare, slantShare, inFigure, box: this.#box })
      }
    }
    this.#parts = []
    this.#chars = 0
    this.#linkChars = 0
    this.#slantChars = 0
  }
}

/** Two line breaks in a row are how old pages write a paragraph; a single one stays inside it. */
function splitAtBlankLines(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) =>
    paragraph
      .split('\n')
      .map(tidyLine)
      .filter(Boolean)
      .join('\n')
      .replace(/(?:\s*\|\s*)+$/, ''),
  )
}

function tidyCode(text: string): string {
  const lines = withoutInvisible(text)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
  return lines
    .filter((line, index) => line || (index > 0 && lines[index - 1]))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/^\n/, '')
    .trimEnd()
}
