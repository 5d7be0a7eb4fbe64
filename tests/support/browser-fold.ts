export interface BrowserFoldQuestion {
  texts: readonly string[]
  widthPx: number
  shownLines: number
  /** Emoji and styled letters in this machine's own fonts, instead of the reference's. */
  hasOwnFaces?: boolean
}

/**
 * Where each text folds in the browser's own layout: the index of the first unit below the visible lines, or the text's
 * length when nothing is cut. Runs in a page, so it uses nothing from outside itself.
 *
 * Fonts for emoji and styled letters differ between machines. By default an emoji is a box as wide as in the common
 * emoji fonts, and a bold or italic letter uses Arial's own.
 */
export function foldInBrowser({ texts, widthPx, shownLines, hasOwnFaces }: BrowserFoldQuestion): number[] {
  const lineHeightPx = 20
  const sheet = document.createElement('div')
  sheet.style.cssText = `position: absolute; width: ${widthPx}px; font: 14px/${lineHeightPx}px Arial, "Liberation Sans"; white-space: pre-wrap; overflow-wrap: anywhere`
  document.body.append(sheet)
  const isEmoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\uFE0F\u20E3/u
  const isStyled = /^[\u{1D400}-\u{1D7FF}]/u
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

  /** The text's nodes, each with its number of units. */
  function set(text: string): { node: Node; units: number }[] {
    if (hasOwnFaces) return [{ node: document.createTextNode(text), units: text.length }]
    const nodes: { node: Node; units: number }[] = []
    let plain = ''
    const flush = () => {
      if (plain) nodes.push({ node: document.createTextNode(plain), units: plain.length })
      plain = ''
    }
    for (const { segment } of segmenter.segment(text)) {
      if (!isEmoji.test(segment) && !isStyled.test(segment)) {
        plain += segment
        continue
      }
      flush()
      const span = document.createElement('span')
      if (isStyled.test(segment)) {
        const isItalic = /^[\u{1D608}-\u{1D63B}]/u.test(segment)
        span.style.cssText = `font-kerning: none; ${isItalic ? 'font-style: italic' : 'font-weight: bold'}`
        span.textContent = segment.normalize('NFKC')
      } else {
        span.style.cssText = 'display: inline-block; width: 1.25em; height: 1px'
      }
      nodes.push({ node: span, units: segment.length })
    }
    flush()
    return nodes
  }

  function foldOf(text: string): number {
    const nodes = set(text)
    sheet.replaceChildren(...nodes.map(({ node }) => node))
    const top = sheet.getBoundingClientRect().top
    const range = document.createRange()
    const lineOf = (rect: DOMRect | undefined) =>
      rect ? Math.floor(((rect.top + rect.bottom) / 2 - top) / lineHeightPx) : undefined
    let index = 0
    let line = 0
    let followsLineEnd = false
    for (const { node, units } of nodes) {
      if (node instanceof HTMLElement) {
        line = lineOf(node.getBoundingClientRect()) ?? line
        if (line >= shownLines) return index
        index += units
        followsLineEnd = false
        continue
      }
      for (let unit = 0; unit < units; unit += 1, index += 1) {
        const isLineEnd = text[index] === '\n'
        range.setStart(node, unit)
        range.setEnd(node, unit + 1)
        if (isLineEnd) line += followsLineEnd ? 1 : 0
        else line = lineOf([...range.getClientRects()].at(-1)) ?? line
        if (line >= shownLines) return index
        followsLineEnd = isLineEnd
      }
    }
    return index
  }

  const folds = texts.map((text) => {
    const fold = foldOf(text)
    return text.slice(fold).trim() === '' ? text.length : fold
  })
  sheet.remove()
  return folds
}
