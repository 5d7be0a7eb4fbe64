import { parseHTML } from 'linkedom'
import { plainFormulas } from './formulas.ts'
import { keepSentences } from './in-sentence.ts'
import { openShadowRoots } from './shadow-roots.ts'
import { unwrapTextFigures } from './text-figures.ts'

const headElements = new Set(['TITLE', 'META', 'LINK', 'BASE'])

/**
 * Parses markup, even a fragment, to a document with one head and one body, in which shadow roots, formulas and inline
 * elements become plain content. Takes stripped markup.
 */
export function parsePage(html: string): Document {
  const whole = /<html[\s>]/i.test(html) ? html : `<html>${html}</html>`
  const document = parseHTML(whole).document as unknown as Document
  putInOrder(document)
  shortenStyles(document)
  openShadowRoots(document)
  plainFormulas(document)
  unwrapTextFigures(document)
  keepSentences(document)
  return document
}

/** linkedom parses styles in quadratic time in the length of a run of blanks. */
function shortenStyles(document: Document): void {
  for (const element of document.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? ''
    if (/\s\s/.test(style)) element.setAttribute('style', style.replace(/\s+/g, ' '))
  }
}

/**
 * Browsers add a missing head and body and move stray content into them; linkedom does not, and such a page would seem
 * empty.
 */
function putInOrder(document: Document): void {
  const root = document.documentElement
  const parts = [...root.childNodes]
  const later = [...document.children].filter((element) => element !== root)
  const names = parts.filter((node) => node.nodeType === 1).map((node) => node.nodeName.toUpperCase())
  if (names.join() === 'HEAD,BODY' && later.length === 0) return

  const [head, body] = ['head', 'body'].map((name) => document.createElement(name))
  if (!head || !body) return
  for (const node of [...parts, ...later]) {
    const name = node.nodeName.toUpperCase()
    if (name === 'HEAD') gather(node, head, body)
    else if (name === 'BODY' || name === 'HTML') moveChildren(node, body)
    else if (headElements.has(name)) head.append(node)
    else body.append(node)
  }
  root.replaceChildren(head, body)
}

/** An unclosed head takes the page's content in. */
function gather(from: Node, head: Element, body: Element): void {
  const nodes = [...from.childNodes]
  for (const node of nodes) {
    const isContent = node.nodeType === 1 && !headElements.has(node.nodeName.toUpperCase())
    if (isContent && node.nodeName.toUpperCase() === 'BODY') moveChildren(node, body)
    else if (isContent) body.append(node)
    else head.append(node)
  }
}

/** One by one: a list of a hundred thousand arguments is more than a call can take. */
function moveChildren(from: Node, to: Element): void {
  while (from.firstChild) to.append(from.firstChild)
}
