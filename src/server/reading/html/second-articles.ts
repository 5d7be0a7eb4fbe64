/**
 * Infinite pages load the next article below the requested one, and blogs show several on one page. If one of several
 * similar boxes has the page's title as headline, the others are other articles.
 */
import { shortText } from './short-text.ts'
import { overlap } from './title.ts'
import { tidyLine } from './to-text.ts'

const longestHeadline = 300
const likeTitle = 0.6
const maxBoxes = 50
/** A box with less text is a teaser or a card, of which pages have many in their articles. */
const minChars = 400

const selector = 'article, [itemtype*="Article"], [data-article-url], [data-post-url]'
const namesOfArticles = /(?:^|[\s_-])(?:article|post|story|entry|news)(?:$|[\s_-])/i

/** @returns the number of removed articles */
export function dropSecondArticles(document: Document, title: string): number {
  const boxes = [...document.querySelectorAll(selector), ...likeBoxes(document)]
    .slice(0, maxBoxes)
    .filter((box) => shortText(box, minChars) === null)
  if (boxes.length < 2) return 0
  const headlines = new Map(boxes.map((box) => [box, headlineOf(box)]))
  const main = boxes.find((box) => overlap(headlines.get(box) ?? '', title) >= likeTitle)
  if (!main) return 0
  const others = boxes.filter((box) => {
    const headline = headlines.get(box)
    return headline && !box.contains(main) && !main.contains(box) && overlap(headline, title) < likeTitle
  })
  const outer = others.filter((box) => !others.some((other) => other !== box && other.contains(box)))
  for (const box of outer) box.remove()
  return outer.length
}

/** Boxes of one name side by side, each with a main headline. */
function likeBoxes(document: Document): Element[] {
  const headlines = [...document.querySelectorAll('h1')].slice(0, maxBoxes)
  return headlines.flatMap((headline) => {
    for (let box = headline.parentElement; box; box = box.parentElement) {
      const name = box.className
      if (namesOfArticles.test(name) && box.tagName !== 'ARTICLE' && hasLikeSibling(box, name)) return [box]
    }
    return []
  })
}

function hasLikeSibling(box: Element, name: string): boolean {
  const siblings = [...(box.parentElement?.children ?? [])].slice(0, maxBoxes)
  return siblings.some((other) => other !== box && other.className === name && other.tagName === box.tagName)
}

/** Of its own, and not of a box in it. */
function headlineOf(box: Element): string | null {
  const heading = box.querySelector('h1') ?? box.querySelector('h2')
  const text = heading && shortText(heading, longestHeadline)
  return text ? tidyLine(text) : null
}
