import type { Span } from '#shared/text/sentences'

/** Converts offsets in a post's text to DOM ranges and back, across several elements with marks in them. */

interface Block {
  element: Element
  /** Its offset in the post's text. */
  start: number
}

/** The paragraphs of a displayed text, or the single copy below an edited one. */
function blocksOf(root: Element, text: string): Block[] {
  const mirror = root.querySelector('[data-part="mirror"]')
  if (mirror) return [{ element: mirror, start: 0 }]
  let from = 0
  return [...root.querySelectorAll('[data-part="post-text"] > p')].flatMap((element) => {
    const words = element.textContent ?? ''
    const start = text.indexOf(words, from)
    if (start < 0) return []
    from = start + words.length
    return { element, start }
  })
}

/** The text offsets of a DOM range; null when it begins or ends outside the text. */
export function placesOf(root: Element, text: string, range: Range): Span | null {
  const blocks = blocksOf(root, text)
  const start = placeOf(blocks, range.startContainer, range.startOffset)
  const end = placeOf(blocks, range.endContainer, range.endOffset)
  return start === null || end === null ? null : { start, end }
}

function placeOf(blocks: readonly Block[], node: Node, offset: number): number | null {
  const block = blocks.find(({ element }) => element.contains(node))
  if (!block) return null
  const before = document.createRange()
  before.setStart(block.element, 0)
  before.setEnd(node, offset)
  return block.start + before.toString().length
}

/** The DOM range of a span of the text; null while it is not rendered. */
export function rangeOf(root: Element, text: string, { start, end }: Span): Range | null {
  const block = blocksOf(root, text).findLast((each) => each.start <= start)
  if (!block) return null
  const from = nodeAt(block, start)
  const to = nodeAt(block, end)
  if (!from || !to) return null
  const range = document.createRange()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset)
  return range
}

function nodeAt({ element, start }: Block, place: number): { node: Node; offset: number } | null {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = start
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (place <= before + length) return { node, offset: place - before }
    before += length
  }
  return null
}
