/** What only the visible page tells: the byline and the lines that stand around the headline. */
import { looksLikeNames, openingWords, toByline } from './byline.ts'
import { tidyLine, toBlocks } from './to-text.ts'

const bylineSelectors = [
  '[rel~="author"], [itemprop~="author"] [itemprop~="name"], [itemprop~="author"]',
  '[class*="author-name" i], [class*="author__name" i], [class*="authorname" i], [class*="author_name" i], [class*="byline-name" i], [class*="byline__name" i]',
  'a[href*="/author/" i], a[href*="/authors/" i], a[href*="/autor/" i], a[href*="/autoren/" i], a[href*="/auteur/" i], a[href*="/profile/" i]',
  '[class~="author" i], [class~="byline" i], [class~="autor" i], [id="author"], address',
  '[class*="byline" i], [class*="author" i], [class*="autor" i]',
]
const candidatesPerSelector = 12
const bylineChars = 90

export function findVisibleByline(document: Document): string | null {
  for (const selector of bylineSelectors) {
    const elements = [...document.querySelectorAll(selector)].slice(0, candidatesPerSelector)
    for (const element of elements) {
      if (isAside(element)) continue
      const name = namesIn(lineOf(element))
      if (name) return name
    }
  }
  return bylineAmong(linesAroundHeadline(document))
}

/** Short lines a reader sees just above and below the headline, top to bottom. */
export function linesAroundHeadline(document: Document): string[] {
  const headline = document.querySelector('h1')
  const blocks = document.body ? toBlocks(document.body) : []
  const text = tidyLine(headline?.textContent ?? '')
  const at = text ? blocks.findIndex((block) => tidyLine(block.text) === text) : -1
  return (at < 0 ? blocks.slice(0, 30) : blocks.slice(Math.max(0, at - 4), at + 16)).map((block) => block.text)
}

/** Not the article's own: other articles, comments, the foot of the page. */
export function isAside(element: Element): boolean {
  return Boolean(element.closest('aside, footer, nav, [class*="comment"], [id*="comment"], [class*="related"]'))
}

function bylineAmong(lines: readonly string[]): string | null {
  for (const line of lines) {
    if (line.length > bylineChars || !openingWords.test(line)) continue
    const name = namesIn(line)
    if (name) return name
  }
  return null
}

function namesIn(line: string): string | null {
  if (!line || line.length > bylineChars) return null
  const name = toByline([line])
  return name && looksLikeNames(name) ? name : null
}

/** The first line of an element; a role or a biography often follows on the next. */
function lineOf(element: Element): string {
  const lines = toBlocks(element).flatMap((block) => block.text.split('\n'))
  return lines.find((line) => tidyLine(line.replace(openingWords, '')).length > 1) ?? ''
}
