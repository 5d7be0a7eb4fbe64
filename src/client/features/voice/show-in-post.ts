import type { Span } from '#shared/voice/shared-passage'

/**
 * Selects a span of the post's text, edited or displayed, and scrolls to it.
 * @returns false when the post does not show this text
 */
export function showInPost(text: string, span: Span): boolean {
  const editor = document.querySelector<HTMLTextAreaElement>('textarea[data-part="post-editor"]')
  if (editor) return selectInEditor(editor, span)
  const shown = document.querySelector('[data-part="post-text"]')
  const range = shown && rangeIn(shown, inkBefore(text, span.start), inkBefore(text, span.end))
  if (!range) return false
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  return true
}

function selectInEditor(editor: HTMLTextAreaElement, { start, end }: Span): boolean {
  editor.setSelectionRange(start, end)
  // focusing after selecting also scrolls the selection into view
  editor.blur()
  editor.focus()
  return true
}

/** White space differs between the page and the text, so offsets count visible characters only. */
function inkBefore(text: string, end: number): number {
  return text.slice(0, end).replace(/\s/g, '').length
}

function rangeIn(element: Element, from: number, to: number): Range | null {
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let ink = 0
  let hasStart = false
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    for (let at = 0; at < text.length; at += 1) {
      if (/\s/.test(text.charAt(at))) continue
      if (ink === from) {
        range.setStart(node, at)
        hasStart = true
      }
      ink += 1
      if (ink === to && hasStart) {
        range.setEnd(node, at + 1)
        return range
      }
    }
  }
  return null
}
