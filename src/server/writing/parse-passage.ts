import { cutText } from '#shared/linkedin/cut'
import type { PassageChange } from '#shared/rules/refinements'
import { unsupportedMark } from './build-passage-prompt.ts'
import { unquoted } from './unquoted.ts'

/** A parsed answer to buildPassagePrompt. */
export type PassageAnswer =
  | { kind: 'wording'; text: string }
  /** The source does not support the request; `why` may be empty. */
  | { kind: 'unsupported'; why: string }
  | { kind: 'unusable' }

interface Place {
  post: string
  start: number
  end: number
  change: PassageChange
}

const longestReason = 300
/** From this length on, a line of the post in an answer is there because the model wrote on beyond the passage. */
const tellingLine = 30

/**
 * Extracts the new wording of a passage from a model's answer, without what it added: the rest of the post, a fence, a
 * preface, quotation marks. Invalid wordings are unusable: empty, unchanged, a neighbouring sentence, much longer than
 * requested.
 */
export function parsePassage(answer: string, place: Place): PassageAnswer {
  const { post, start, end, change } = place
  const why = unsupported.exec(answer)?.[1]
  if (why !== undefined) return { kind: 'unsupported', why: cutText(oneLine(why), longestReason) }

  const passage = post.slice(start, end)
  const bare = answer.replace(fences, '').trim()
  const text = withoutQuotes(withoutPreface(withoutRest(bare, place), passage), passage)
  const most = change === 'shorten' ? passage.length - 1 : Math.max(2 * passage.length, passage.length + 200)
  const isUsable =
    /[\p{L}\p{N}]/u.test(text) &&
    text !== passage &&
    text.length <= most &&
    (passage.includes('\n') || !text.includes('\n')) &&
    !neighboursOf(place).some((line) => text.includes(line))
  return isUsable ? { kind: 'wording', text } : { kind: 'unusable' }
}

const unsupported = new RegExp(`^[\\s*"“„«]*${unsupportedMark}\\b[*:.\\s–—-]*([^]*)`)
const fences = /<\/?(?:passage|post)-?\w*>/g

/** An answer with the whole post, or the whole line, is fine if only the passage changed. */
function withoutRest(answer: string, { post, start, end }: Place): string {
  const lineStart = post.lastIndexOf('\n', start - 1) + 1
  const lineEnd = post.indexOf('\n', end) < 0 ? post.length : post.indexOf('\n', end)
  const surroundings = [
    [post.slice(0, start), post.slice(end)],
    [post.slice(lineStart, start), post.slice(end, lineEnd)],
  ].map((around) => around.map((text) => text.trim()))
  for (const [before = '', after = ''] of surroundings) {
    const isAround = answer.startsWith(before) && answer.endsWith(after) && answer.length > before.length + after.length
    if (isAround) return answer.slice(before.length, answer.length - after.length).trim()
  }
  return answer
}

/** “Here is the sentence:” on a separate line. */
function withoutPreface(answer: string, passage: string): string {
  const [first = '', ...rest] = answer.split('\n')
  return rest.length > 0 && first.trimEnd().endsWith(':') && !passage.includes('\n') ? rest.join('\n').trim() : answer
}

function withoutQuotes(answer: string, passage: string): string {
  return unquoted(passage) === passage ? unquoted(answer).trim() : answer
}

/** The other lines of the post, and the rest of the passage's own. */
function neighboursOf({ post, start, end }: Place): string[] {
  return [...post.slice(0, start).split('\n'), ...post.slice(end).split('\n')]
    .map((line) => line.trim())
    .filter((line) => line.length >= tellingLine)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
