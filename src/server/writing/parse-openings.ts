import { firstLineFits } from '#shared/linkedin/fold'
import type { Language } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { openingCount } from '#shared/rules/refinements'
import { endOfHook } from '#shared/text/first-paragraph'
import { sentencesOfPost } from './post-sentences.ts'
import { unquoted } from './unquoted.ts'
import type { Opening, OpeningsRequest } from './writer.ts'

const listMark = /^(?:\(?\d{1,2}[.):]|[-•*–])\s+(?=\S)/

/** Before a sentence of the post that a line repeats. */
export const repetitionMark = '>>'

/**
 * The opening lines in a model's answer: one per line, three at most. Invalid ones are dropped and never replaced: a
 * preface, hashtags, a line too long for a first one, the post's current opening, a repetition. If a model used list
 * markers against the instructions, only lines with one count.
 */
export function parseOpenings(
  answer: string,
  { post, language }: Pick<OpeningsRequest, 'post' | 'language'>,
): Opening[] {
  const lines = answer
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const marked = lines.filter((line) => listMark.test(line))
  const rest = sentencesOfPost(post.slice(endOfHook(post)), language as Language)
  const later = new Map(rest.map((sentence) => [comparable(sentence), sentence]))
  const seen = new Set([comparable(post.trimStart().split('\n', 1)[0] ?? '')])
  const openings: Opening[] = []
  for (const line of marked.length > 0 ? marked : lines) {
    const [said = '', repeated = ''] = line.split(repetitionMark, 2)
    const text = unquoted(said.trim().replace(listMark, ''))
    if (!isOpening(text) || seen.has(comparable(text))) continue
    seen.add(comparable(text))
    openings.push({ text, repeats: later.get(comparable(repeated)) ?? null })
    if (openings.length === openingCount) break
  }
  return openings
}

/** Whether a line can be read in a phone's feed without opening the post, in wide letters too. */
export function fitsEverywhere(line: string): boolean {
  return line.length <= limits.firstLineCharacters && firstLineFits(line, { device: 'phone', hasMedia: false })
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
