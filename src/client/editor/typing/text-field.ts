import type { Point, RunStyle, TextRun } from '#shared/scene/scene'
import { isPlain, styledRangesOf } from '#shared/scene/text-runs'

/** Reading and writing the editing field: the browser holds the text and wraps its lines. */

/** Words, and the styles of some of them. */
export interface StyledWords {
  readonly text: string
  readonly runs: readonly TextRun[]
}

/** The CSS of a styled run. */
export type StyleOfRun = (look: RunStyle) => string

/** A last line break shows only when another follows it. */
export function writeWords(field: HTMLElement, { text, runs }: StyledWords, styleOf: StyleOfRun): void {
  const parts = styledRangesOf(runs, 0, text.length).map(({ start, end, ...look }) => {
    const words = text.slice(start, end)
    return isPlain(look) ? words : markedWords(words, look, styleOf)
  })
  field.replaceChildren(...parts, ...(text.endsWith('\n') ? ['\n'] : []))
}

function markedWords(words: string, look: RunStyle, styleOf: StyleOfRun): HTMLElement {
  const span = document.createElement('span')
  span.textContent = words
  span.dataset.look = JSON.stringify(look)
  span.style.cssText = styleOf(look)
  return span
}

/** Whether the field's spans match the runs: text typed at the edge of a run may have landed in its neighbour. */
export function showsLooks(field: HTMLElement, { text, runs }: StyledWords): boolean {
  const wanted = Array.from<string>({ length: text.length }).fill('')
  for (const { start, end, ...look } of runs) wanted.fill(JSON.stringify(look), start, end)
  const shown = leavesOf(field).flatMap((leaf) => {
    const look = leaf.parentElement === field ? '' : (leaf.parentElement?.dataset.look ?? '')
    return Array.from<string>({ length: textOf(leaf).length }).fill(look)
  })
  return wanted.every((look, index) => look === shown[index])
}

export function readText(field: HTMLElement): string {
  const text = leavesOf(field).map(textOf).join('').replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ')
  return text.endsWith('\n') ? text.slice(0, -1) : text
}

/** All text nodes and line breaks below it. */
function leavesOf(node: Node): Node[] {
  return [...node.childNodes].flatMap((child) =>
    child.nodeType === Node.TEXT_NODE || child.nodeName === 'BR' ? [child] : leavesOf(child),
  )
}

/** Some browsers write a line break as an element. */
function textOf(node: Node): string {
  return node.nodeName === 'BR' ? '\n' : (node.textContent ?? '')
}

/**
 * The lines as the browser wrapped them, without the spaces and breaks between them. Measured unrotated, since letter
 * positions come in screen pixels.
 */
export function linesOf(field: HTMLElement): string[] {
  const { transform } = field.style
  field.style.transform = 'none'
  try {
    return readText(field).split('\n').flatMap(paragraphLines(field))
  } finally {
    field.style.transform = transform
  }
}

/** Call it with each paragraph in turn. */
function paragraphLines(field: HTMLElement): (paragraph: string) => string[] {
  const letters = lettersOf(field)
  let offset = 0
  return (paragraph) => {
    const lines = breakAt(paragraph, (index) => letters(offset + index))
    offset += paragraph.length + 1
    return lines
  }
}

function breakAt(paragraph: string, placeOf: (index: number) => DOMRect | undefined): string[] {
  const lines: string[] = []
  let start = 0
  let middle: number | undefined
  for (let index = 0; index < paragraph.length; index += 1) {
    const place = placeOf(index)
    if (!place || place.width === 0) continue
    const own = place.top + place.height / 2
    // accents and emoji of other fonts sit slightly higher or lower, a new line at least half a line lower
    if (middle !== undefined && own - middle > place.height / 2) {
      lines.push(paragraph.slice(start, index).trimEnd())
      start = index
      middle = own
    }
    middle ??= own
  }
  lines.push(paragraph.slice(start).trimEnd())
  return lines
}

/** The box of each letter in the field, by its index in the result of `readText`. */
function lettersOf(field: HTMLElement): (index: number) => DOMRect | undefined {
  const nodes: { node: Node; from: number; to: number }[] = []
  let length = 0
  for (const node of leavesOf(field)) {
    const own = textOf(node).length
    nodes.push({ node, from: length, to: length + own })
    length += own
  }
  const range = document.createRange()
  return (index) => {
    const found = nodes.find(({ from, to }) => index >= from && index < to)
    if (found?.node.nodeType !== Node.TEXT_NODE) return undefined
    range.setStart(found.node, index - found.from)
    range.setEnd(found.node, index - found.from + 1)
    return [...range.getClientRects()].at(-1)
  }
}

/** Distance from the field's upper edge to its first baseline. */
export function firstBaseline(field: HTMLElement): number {
  const probe = document.createElement('span')
  probe.style.cssText = 'display:inline-block;width:0;height:0'
  const { transform } = field.style
  field.style.transform = 'none'
  field.append(probe)
  const baseline = probe.getBoundingClientRect().bottom - field.getBoundingClientRect().top
  probe.remove()
  field.style.transform = transform
  return baseline
}

/** Puts the caret where the pointer was, or selects everything. */
export function placeCaret(field: HTMLElement, at: Point | undefined): void {
  const selection = getSelection()
  if (!selection) return
  const position = at && caretAt(at)
  if (position && field.contains(position.node)) selection.collapse(position.node, position.offset)
  else selection.selectAllChildren(field)
}

interface CaretPosition {
  readonly offsetNode: Node
  readonly offset: number
}

/** Safari has only the older of the two functions. */
function caretAt({ x, y }: Point): { node: Node; offset: number } | undefined {
  const page = document as Document & { caretPositionFromPoint?: (x: number, y: number) => CaretPosition | null }
  const position = page.caretPositionFromPoint?.(x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** The selection inside the field as text offsets; equal offsets mean a caret. */
export function selectionIn(field: HTMLElement): { start: number; end: number } | undefined {
  const selection = getSelection()
  if (!selection?.rangeCount || !field.contains(selection.anchorNode)) return undefined
  const range = selection.getRangeAt(0)
  const before = document.createRange()
  before.selectNodeContents(field)
  before.setEnd(range.startContainer, range.startOffset)
  const start = lengthOf(before)
  before.setEnd(range.endContainer, range.endOffset)
  return { start, end: lengthOf(before) }
}

function lengthOf(range: Range): number {
  return leavesOf(range.cloneContents()).reduce((sum, leaf) => sum + textOf(leaf).length, 0)
}

export function selectIn(field: HTMLElement, { start, end }: { start: number; end: number }): void {
  const [from, to] = [pointAt(field, start), pointAt(field, end)]
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
}

/** At the end of a run rather than the start of the next, which matches where typing continues. */
function pointAt(field: HTMLElement, place: number): { node: Node; offset: number } {
  let left = place
  for (const leaf of leavesOf(field)) {
    const length = textOf(leaf).length
    if (left <= length && leaf.nodeType === Node.TEXT_NODE) return { node: leaf, offset: left }
    left -= length
  }
  return { node: field, offset: field.childNodes.length }
}
