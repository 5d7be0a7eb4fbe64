/**
 * Readability drops short lists and lines of figures but keeps their heading, which then heads the wrong text. Both
 * stay if they are the article's words, and both go if they are links.
 */
import type { Block } from './to-text.ts'

/** Longer ones were not left out for being short. */
const maxChars = 2_000
const linkShare = 0.3

/** @param page all blocks of the page, cleaned, in its order */
export function withWholeSections(kept: Block[], page: readonly Block[]): Block[] {
  const known = new Set(kept.map(({ text }) => text))
  let from = 0
  return kept.flatMap((block) => {
    if (block.kind !== 'heading') return [block]
    const place = page.findIndex(({ kind, text }, at) => at >= from && kind === 'heading' && text === block.text)
    if (place < 0) return [block]
    from = place + 1
    const section = sectionOf(page, place)
    if (section.length === 0 || section.some(({ text }) => known.has(text))) return [block]
    return isShortText(section) ? [block, ...section] : []
  })
}

/** The blocks in the same box below a heading, up to the next one. */
function sectionOf(page: readonly Block[], place: number): Block[] {
  const section: Block[] = []
  const box = page[place]?.box
  for (const block of page.slice(place + 1)) {
    if (block.box !== box || block.kind === 'heading') break
    section.push(block)
  }
  return section
}

function isShortText(section: readonly Block[]): boolean {
  const chars = section.reduce((sum, { text }) => sum + text.length, 0)
  const links = section.reduce((sum, block) => sum + block.linkShare * block.text.length, 0)
  return chars <= maxChars && links < chars * linkShare
}
