/**
 * A time, a button or a custom element within a sentence is part of it, whatever its name: without it the sentence
 * would break or change its meaning. Such elements become plain spans, so that no later step takes them for a date
 * line, a control or a hidden copy.
 */
import { isBlockElement } from './block-elements.ts'
import { openingWords } from './byline.ts'

/** Blocks that hold text rather than lay out a page. */
const textBlocks = new Set('BLOCKQUOTE CAPTION DD DT FIGCAPTION H1 H2 H3 H4 H5 H6 LI P PRE Q SUMMARY TD TH'.split(' '))
const sentenceEnd = /[.!?…:。！？]["'”’»)\]]*\s*$/
const goesOn = /^\s*(?:[\p{Ll}\p{Lo}\p{N}]|[,;.!?:)”’»%、。，]|[-–—]\s)/u
const namesOfDateLine =
  /by-?line|date|datum|\bmeta|-meta|publi|posted|author|time-?stamp|dateline|entry-(?:info|header)/i
const minWords = 3
/** A paragraph with fewer is a line that gives a date. */
const wordsOfProse = 6
/** Of the text on either side. */
const nearChars = 300

/** Walks the page once, and each block with such an element once. */
export function keepSentences(document: Document): void {
  if (document.body) visit(document.body)
}

function visit(parent: Element): void {
  let next: Element | null = parent.firstElementChild
  while (next) {
    const element = next
    next = element.nextElementSibling
    visit(element)
    if (mayBeMistaken(element) && isWordOfSentence(element)) becomeSpan(element)
  }
}

function mayBeMistaken(element: Element): boolean {
  const name = element.tagName
  return (
    name === 'TIME' ||
    name === 'BUTTON' ||
    name.includes('-') ||
    (element.getAttribute('aria-hidden') === 'true' && !isBlockElement(name))
  )
}

function isWordOfSentence(element: Element): boolean {
  const own = element.textContent ?? ''
  if (!/[\p{L}\p{N}]/u.test(own) || own.length > nearChars || hasBlock(element)) return false
  const block = blockOf(element)
  if (!block) return false
  const [before, after] = textAround(element, block)
  if (element.tagName === 'TIME') return isInProse(element, block, before, after)
  if (!textBlocks.has(block.tagName)) return false
  if (wordsIn(before) + wordsIn(after) < minWords) return false
  const isMidway = before.trim() !== '' && !sentenceEnd.test(before)
  if (element.tagName === 'BUTTON') return after.trim() !== '' && (isMidway || goesOn.test(after))
  return isMidway || goesOn.test(after)
}

/** A date in a byline is the publication date; one in a sentence or a table is not. */
function isInProse(time: Element, block: Element, before: string, after: string): boolean {
  if (block.tagName === 'TD' || block.tagName === 'TH') return true
  for (let around: Element | null = time; around; around = around.parentElement) {
    if (namesOfDateLine.test(`${around.getAttribute('class') ?? ''} ${around.id}`)) return false
    if (around === block) break
  }
  if (isByline(before) || /^\W*(?:first |last )?(?:published|updated|posted)\b/i.test(before)) return false
  const isSentence = sentenceEnd.test(after) || goesOn.test(after)
  return isSentence && wordsIn(before) + wordsIn(after) >= wordsOfProse
}

/** `By Ada Lake, ` and not `By `, after which a sentence may go on with the day. */
function isByline(before: string): boolean {
  return openingWords.test(before) && /\p{Lu}/u.test(before.replace(openingWords, ''))
}

function hasBlock(element: Element): boolean {
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    if (isBlockElement(child.tagName) || hasBlock(child)) return true
  }
  return false
}

function blockOf(element: Element): Element | null {
  let around = element.parentElement
  while (around && !isBlockElement(around.tagName)) around = around.parentElement
  return around
}

/** The words of the same block before and after an element, without other controls. */
function textAround(element: Element, block: Element): [string, string] {
  let before = ''
  let after = ''
  for (let node: Node = element; node !== block; node = node.parentNode ?? block) {
    for (let other = node.previousSibling; other && before.length < nearChars; other = other.previousSibling) {
      if (isBreak(other)) break
      before = textOf(other) + before
    }
    for (let other = node.nextSibling; other && after.length < nearChars; other = other.nextSibling) {
      if (isBreak(other)) break
      after += textOf(other)
    }
  }
  return [before, after]
}

function isBreak(node: Node): boolean {
  return node.nodeType === 1 && isBlockElement((node as Element).tagName)
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? ''
  return node.nodeType === 1 && (node as Element).tagName !== 'BUTTON' ? (node.textContent ?? '') : ''
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

function becomeSpan(element: Element): void {
  const span = element.ownerDocument.createElement('span')
  span.append(...element.childNodes)
  element.replaceWith(span)
}
