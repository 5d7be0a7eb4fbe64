import type { Page } from 'playwright-core'
import { german } from '#client/german'
import { eventually } from './page-steps.ts'

/** Checks that a page's text is German. People's own texts may be in any language. */

const catalogues = import.meta.glob<Record<string, unknown>>('../../src/client/**/*texts.ts', { eager: true })

/** Texts of the interface that are not the same in German. */
export const englishOnly = withoutGerman(Object.values(catalogues).flatMap(textsIn), textsIn(german))

/** Words that occur in nearly every English sentence and in no German one. */
const englishWords = /\b(the|your|you|and|with|are|this|of|from|could|please)\b/i

export async function expectGerman(page: Page): Promise<void> {
  await eventually(() => page.locator('html').getAttribute('lang')).toBe('de')
  await eventually(async () => {
    const seen = await page.evaluate(readPage)
    return seen.length > 5 ? seen.filter((text) => englishOnly.has(text) || englishWords.test(text)) : 'nothing to read'
  }, 'what is not German').toEqual([])
}

/** Every visible or spoken text except people's own, which is marked as being in any direction. */
function readPage(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const isShown = (element: Element) => element.checkVisibility() && !element.closest('[dir="auto"], blockquote, code')
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && isShown(node.parentElement)) texts.push(node.textContent ?? '')
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (!isShown(element)) continue
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '')
  }
  return [...texts, document.title].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text))
}

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

function withoutGerman(english: readonly string[], translated: readonly string[]): Set<string> {
  const same = new Set(translated)
  return new Set(english.filter((text) => !same.has(text)))
}
