import type { Point } from '#shared/scene/scene'

/** Reading and writing the field that texts are typed in: the browser keeps what is typed, and breaks its lines. */

/** A last line break shows only when another follows it. */
export function writeText(field: HTMLElement, text: string): void {
  field.textContent = text.endsWith('\n') ? `${text}\n` : text
}

export function readText(field: HTMLElement): string {
  const text = [...field.childNodes].map(textOf).join('').replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ')
  return text.endsWith('\n') ? text.slice(0, -1) : text
}

/** Some browsers write a break as an element. */
function textOf(node: Node): string {
  return node.nodeName === 'BR' ? '\n' : (node.textContent ?? '')
}

/**
 * The lines as the browser broke them, without the spaces and breaks between them. Measured lying straight, since the
 * places of letters are told in the pixels of the screen.
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

/** Called with each paragraph in turn. */
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
    // accents and emoji of other fonts stand a little higher or lower, a new line a good half lower
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

/** Where each letter of the field stands, by its index in what `readText` gives. */
function lettersOf(field: HTMLElement): (index: number) => DOMRect | undefined {
  const nodes: { node: Node; from: number; to: number }[] = []
  let length = 0
  for (const node of field.childNodes) {
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

/** How far below its upper edge the empty field sets its letters. */
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

/** Where the pointer was, or around everything. */
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

/** Safari knows only the older of the two functions. */
function caretAt({ x, y }: Point): { node: Node; offset: number } | undefined {
  const page = document as Document & { caretPositionFromPoint?: (x: number, y: number) => CaretPosition | null }
  const position = page.caretPositionFromPoint?.(x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
