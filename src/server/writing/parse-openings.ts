import { firstLineFits } from '#shared/linkedin/fold'
import { openingsOffered } from '#shared/rules/refinements'
import { unquoted } from './unquoted.ts'

const listMark = /^(?:\(?\d{1,2}[.):]|[-•*–])\s+(?=\S)/

/**
 * The opening lines in a model's answer: one a line, three at most. What can't be one is dropped and never replaced: a
 * preface, hashtags, what a phone's feed would fold away, what the post opens with already, what was said a line before.
 * Where a model set list marks against its orders, only the lines that carry one count.
 */
export function parseOpenings(answer: string, post: string): string[] {
  const lines = answer
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const marked = lines.filter((line) => listMark.test(line))
  const seen = new Set([comparable(post.trimStart().split('\n', 1)[0] ?? '')])
  const openings: string[] = []
  for (const line of marked.length > 0 ? marked : lines) {
    const opening = unquoted(line.replace(listMark, ''))
    if (!isOpening(opening) || seen.has(comparable(opening))) continue
    seen.add(comparable(opening))
    openings.push(opening)
    if (openings.length === openingsOffered) break
  }
  return openings
}

/** Whatever its letters, more than this is no first line; what a model answers may be as long as it likes. */
const longestOpening = 1_000

/** Whether a line can be read in a phone's feed without opening the post. */
export function fitsEverywhere(line: string): boolean {
  return line.length <= longestOpening && firstLineFits(line, { device: 'phone', hasMedia: false })
}

function isOpening(line: string): boolean {
  return fitsEverywhere(line) && /\p{L}/u.test(line) && !line.endsWith(':') && !/^#\S+(?:\s+#\S+)*$/.test(line)
}

function comparable(line: string): string {
  return line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
