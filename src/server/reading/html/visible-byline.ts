/** Finds the author in the visible page: marked elements, lines that start with "By", labels, a closing name. */
import { looksLikeHandle, looksLikeNames, openingWords, toByline } from './byline.ts'
import { tidyLine, toBlocks } from './to-text.ts'
import { lineChars, type VisibleFacts } from './visible-facts.ts'

/** These first kinds name an author beyond doubt, be the name what it will. */
const surelyAuthors = 2
const bylineChars = 90

/** @param isPerson false for the site's own name, which pages put into the same places. */
export function findVisibleByline(facts: VisibleFacts, isPerson: (name: string) => boolean): string | null {
  const named = (line: string, allowsHandle: boolean) => {
    const name = namesIn(line, allowsHandle)
    return name && isPerson(name) ? name : null
  }
  for (const [kind, elements] of facts.authors.entries()) {
    for (const element of elements) {
      const name = named(firstLine(element), kind < surelyAuthors)
      if (name)
        return toByline([name, ...besides(element, elements).map((other) => named(firstLine(other), false) ?? '')])
    }
  }
  return (
    firstOf(facts.lines, (line) => (openingWords.test(line) ? named(line, isSignature(line)) : null)) ??
    firstOf(facts.labelled, (line) => named(line, false))
  )
}

/** A line near the headline that names the page's author. */
export function findSignature(facts: VisibleFacts, isPerson: (name: string) => boolean): string | null {
  return firstOf(facts.lines, (line) => {
    const name = openingWords.test(line) ? namesIn(line, false) : null
    return name?.includes(' ') && isPerson(name) ? name : null
  })
}

/** A name alone under the last paragraph, as letters are signed. */
export function findClosingName({ closing }: VisibleFacts): string | null {
  return toByline(closing.slice(0, 1))
}

/** Before a name: not the author but who read the text after them. */
const otherHand = /(?:reviewed|edited|checked|photographs|translated) by(?:\s*:)?\s*$/i

/** Separates two authors on one line. */
const separator = /^\s*(?:[,;&/]|(?:,\s*)?(?:and|und|et|y|e|i|with|mit))\s*$/i

/** The other authors of the same line, in its order: those marked alike, and links with nothing but "and" between them. */
function besides(element: Element, sameKind: readonly Element[]): Element[] {
  const isBeside = (other: Element) =>
    other !== element &&
    other.tagName === 'A' &&
    other.parentElement === element.parentElement &&
    !otherHand.test(other.previousSibling?.nodeValue ?? '')
  const following = followingNames(element)
  return [...following, ...sameKind.filter((other) => isBeside(other) && !following.includes(other))]
}

function followingNames(element: Element): Element[] {
  let first = element
  while (first.parentElement && isAlone(first) && first.parentElement.tagName === 'SPAN') first = first.parentElement
  const found: Element[] = []
  for (let node = first.nextSibling; node && separator.test(node.nodeValue ?? ''); node = node.nextSibling) {
    node = node.nextSibling
    if (node?.nodeType !== 1 || (node as Element).tagName !== first.tagName) break
    found.push(node as Element)
  }
  return found
}

function isAlone(element: Element): boolean {
  return (element.parentElement?.textContent ?? '').trim() === (element.textContent ?? '').trim()
}

function firstOf(lines: readonly string[], find: (line: string) => string | null): string | null {
  for (const line of lines) {
    const found = find(line)
    if (found) return found
  }
  return null
}

/** Words that only a name can follow, or a line of two words. */
function isSignature(line: string): boolean {
  return (
    /^(?:posted|written|published|gespeichert|verfasst|geschrieben|publié|publicado)\b/i.test(line) ||
    /^by \S+$/.test(line)
  )
}

function namesIn(line: string, allowsHandle: boolean): string | null {
  if (!line || line.length > bylineChars) return null
  const name = toByline([line])
  return name && (looksLikeNames(name) || (allowsHandle && looksLikeHandle(name))) ? name : null
}

/** The first line of an element; a role or a biography often follows on the next. */
function firstLine(element: Element): string {
  const lines = toBlocks(element).flatMap((block) => block.text.split('\n'))
  return lines.find((line) => line.length < lineChars && tidyLine(line.replace(openingWords, '')).length > 1) ?? ''
}
