/**
 * Readability keeps a page's best part and similar neighbours, and so loses sections of long pages with many equal
 * parts. If the page marks its article and the marked element has clearly more prose, that element is used instead.
 */
import { lengthOf } from '#shared/text/text-length'
import { type Block, toBlocks } from './to-text.ts'

const selectors = ['[itemprop~="articleBody"]', 'article', 'main, [role="main"]']
/** The marked element must have more prose by this factor and by this many characters, and be mostly prose. */
const widerBy = 1.3
const moreProse = 1_000
const proseShare = 0.7
/** For a text longer than this, an element with more than `maxTimes` as much is a stream of other articles. */
const longChars = 5_000
const maxTimes = 4
const proseBlockChars = 80

/** Blocks of the page's article element; empty if there is none, or several of similar size. */
export function containerBlocks(document: Document): Block[] {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].map((element) => toBlocks(element))
    const [largest, second] = found.sort((a, b) => proseIn(b) - proseIn(a))
    if (largest && proseIn(largest) > 0 && proseIn(largest) >= 3 * proseIn(second ?? [])) return largest
  }
  return []
}

export function preferWider(narrow: Block[], wide: Block[]): Block[] {
  const [prose, narrowProse] = [proseIn(wide), proseIn(narrow)]
  const all = wide.reduce((sum, block) => sum + lengthOf(block.text), 0)
  const isWider = prose > narrowProse * widerBy && prose >= narrowProse + moreProse
  const isStream = narrowProse > longChars && prose > narrowProse * maxTimes
  return isWider && !isStream && prose > all * proseShare ? wide : narrow
}

function proseIn(blocks: readonly Block[]): number {
  const prose = blocks.filter(({ text, linkShare }) => linkShare < 0.3 && lengthOf(text) >= proseBlockChars)
  return prose.reduce((sum, { text }) => sum + lengthOf(text), 0)
}
