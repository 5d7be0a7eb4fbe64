import { shortText } from './short-text.ts'

/** Links and signs that lead to a note below the text, and back from it; they are no part of the sentence. */

const mark =
  /^[\s\p{P}]{0,24}(?:\d{1,3}|[a-z]|[ivxlc]{1,6}|[*†‡§¶#‖]{1,3}|(?:foot|end)?notes?\s*\d{1,3})[\s\p{P}]{0,24}$/iu
const number = /^[\s[(]*\d{1,3}[\s\])]*$/
const wayBack = /^\s*[↩⤴↑^⏎](?:\ufe0e|\ufe0f)?\s*$/u
const names =
  /(?:^|[\s_-])(?:fn|ftn|sdfootnote|footnotes?|foot-?note|endnotes?|end-?note|noteref|note-?ref|cite-?(?:note|ref)|easy-footnote|reference)(?:$|[\s_\d-]|ref|anc|anchor)/i
const fragment =
  /#(?:[\w:.-]{0,60}[_:.-])?(?:fn|_?ftn|_?edn|sdfootnote|foot-?note|end-?note|note|cite|ref|n(?=\d))[\w:.-]{0,60}$/i

const longestMark = 24

/** Whether an element is a note mark. @param touches whether it directly follows a word or figure */
export function isNoteMark(element: Element, touches: boolean): boolean {
  const name = element.tagName
  if (name !== 'A' && name !== 'SUP' && name !== 'SPAN') return false
  if (name === 'SPAN' && !element.hasAttribute('class') && !element.hasAttribute('role')) return false
  const text = shortText(element, longestMark)
  if (text === null) return false
  const link = name === 'A' ? element : element.querySelector('a[href]')
  if (link && wayBack.test(text)) return true
  if (!mark.test(text)) return false
  if (saysNote(element) || (link && link !== element && saysNote(link))) return true
  if (!link) return false
  // a power is never a link
  if (name === 'SUP' || link.parentElement?.tagName === 'SUP') return true
  const href = link.getAttribute('href') ?? ''
  return fragment.test(href) || (touches && href.includes('#') && number.test(text))
}

function saysNote(element: Element): boolean {
  const role = `${element.getAttribute('role') ?? ''} ${element.getAttribute('epub:type') ?? ''}`
  if (/\b(?:doc-)?(?:noteref|backlink)\b/.test(role) || element.getAttribute('rel') === 'footnote') return true
  return names.test(element.getAttribute('class') ?? '') || names.test(element.id)
}
