/**
 * A figure may also contain a quotation or a remark that belongs to the article; later steps treat figure text as a
 * caption. Done early, since the extraction removes names.
 */
import { shortText } from './short-text.ts'

const media = 'img, picture, video, audio, svg, iframe, canvas, object, amp-img'
const namesOfText = /call-?out|quot|highlight|note|fact|stat/i
const namesOfEmbedded = /embed|tweet|instagram/i
/** Without a telling name, and without a picture, which may be loaded later. */
const longestCaption = 80

export function unwrapTextFigures(document: Document): void {
  for (const figure of document.querySelectorAll('figure')) {
    if (isPicture(figure)) continue
    for (const caption of figure.querySelectorAll('figcaption')) rename(caption, 'p')
    rename(figure, 'div')
  }
}

function isPicture(figure: Element): boolean {
  const name = figure.getAttribute('class') ?? ''
  if (namesOfEmbedded.test(name)) return true
  if (figure.querySelector('blockquote, pre') !== null) return false
  if (figure.querySelector(media) !== null) return true
  return !namesOfText.test(name) && shortText(figure, longestCaption) !== null
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  for (const attribute of ['class', 'id', 'style', 'lang']) {
    const value = element.getAttribute(attribute)
    if (value !== null) renamed.setAttribute(attribute, value)
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
