import { parsePage } from '../../html/parse-page.ts'
import { stripMarkup } from '../../html/strip-markup.ts'
import { isForwardedLine } from './boundaries.ts'
import { readHeaderBlock } from './header-block.ts'

/** What programs put an older mail into, so that they can fold it away. */
const quotations = [
  'blockquote[type="cite"]',
  'blockquote.gmail_quote',
  'blockquote.protonmail_quote',
  'blockquote.zmail_extra_quote',
  '.yahoo_quoted',
  '.moz-cite-prefix',
  '.gmail_attr',
  'div[name="quote"]',
]
/** Outlook marks quoted mails only by a header, with labels in any language. */
const headers = '#divRplyFwdMsg, #mail-editor-reference-message-container'
const signatures = [
  '.gmail_signature',
  '.moz-signature',
  '.protonmail_signature_block',
  '#Signature',
  '#AppleMailSignature',
  '#ms-outlook-mobile-signature',
  '#ymail_android_signature',
]
const mayHaveSome =
  /type=3D"?cite|type\s*=\s*["']?cite|gmail_|protonmail_|zmail_extra|yahoo_quoted|moz-|name\s*=\s*["']?quote|divRplyFwdMsg|mail-editor-reference|signature/i

/** Headers and their labels begin within this much of a forwarded mail. */
const startLength = 2_000

/**
 * A mail's markup with quoted mails marked as in plain text, and without signatures. Forwarded mails stay: their header
 * identifies them.
 */
export function markQuotations(html: string): string {
  if (!mayHaveSome.test(html)) return html
  const page = stripMarkup(html)
  const document = parsePage(page.html)
  for (const element of document.querySelectorAll(signatures.join(', '))) element.remove()
  for (const element of document.querySelectorAll(headers))
    element.before(paragraph(document, '-----Original Message-----'))
  for (const element of document.querySelectorAll(quotations.join(', '))) {
    if (element.isConnected && !isForwarded(element)) element.replaceWith(paragraph(document, '>'))
  }
  return `<style>${page.styles.join('\n')}</style>${document.documentElement.outerHTML}`
}

function paragraph(document: Document, text: string): Element {
  const element = document.createElement('p')
  element.textContent = text
  return element
}

function isForwarded(element: Element): boolean {
  const lines = linesOf(element)
  return lines.slice(0, 3).some((line, at) => isForwardedLine(line) || readHeaderBlock(lines, at, false) !== null)
}

/** The first lines of an element's text: `br` and block elements end a line. */
function linesOf(element: Element): string[] {
  const parts: string[] = []
  let length = 0
  const visit = (node: Node): void => {
    for (let child = node.firstChild; child && length < startLength; child = child.nextSibling) {
      if (child.nodeType === 3) {
        const text = (child.nodeValue ?? '').replace(/\s+/g, ' ')
        parts.push(text)
        length += text.length
      } else if (child.nodeType === 1) {
        const isLine = /^(?:BR|DIV|P|TR|LI|H[1-6]|BLOCKQUOTE)$/i.test(child.nodeName)
        length += 1
        if (isLine) parts.push('\n')
        visit(child)
        if (isLine) parts.push('\n')
      }
    }
  }
  visit(element)
  return parts
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '')
}
