import { findQuote, type Quote } from '#shared/text/quote-anchor'

/** The words of a post as a page shows them, and where quoted ones are among them. */

const parts = ['post-text', 'mirror', 'feed-text', 'changed-text'].map((part) => `[data-part="${part}"]`).join()

interface Piece {
  node: Text
  start: number
}

function readText(root: Element): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = []
  let text = ''
  let paragraph: Element | null = null
  for (const part of root.querySelectorAll(parts)) {
    const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node instanceof Text; node = nodes.nextNode()) {
      const own = node.parentElement?.closest('p') ?? part
      if (text !== '' && own !== paragraph) text += '\n\n'
      paragraph = own
      pieces.push({ node, start: text.length })
      text += node.data
    }
  }
  return { text, pieces }
}

/** Null when the words are not shown. */
export function rangeOfQuote(root: Element, quote: Quote): Range | null {
  const { text, pieces } = readText(root)
  const place = findQuote(text, quote)
  if (!place) return null
  const from = pieces.findLast(({ start }) => start <= place.start)
  const to = pieces.findLast(({ start }) => start < place.end)
  if (!from || !to) return null
  const range = document.createRange()
  range.setStart(from.node, Math.min(place.start - from.start, from.node.length))
  range.setEnd(to.node, Math.min(place.end - to.start, to.node.length))
  return range
}

/** What is selected of the shown text; null for nothing, and for what reaches beyond it. */
export function selectedWords(root: Element): Quote | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const { text, pieces } = readText(root)
  const placeOf = (node: Node, offset: number) => {
    const piece = pieces.find((each) => each.node === node)
    return piece && piece.start + offset
  }
  const start = placeOf(range.startContainer, range.startOffset)
  const end = placeOf(range.endContainer, range.endOffset)
  if (start === undefined || end === undefined) return null
  const exact = text.slice(start, end)
  return { exact, prefix: text.slice(Math.max(0, start - 64), start), suffix: text.slice(end, end + 64) }
}
