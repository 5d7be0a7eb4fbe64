import { paragraphsOf } from '#shared/text/sentences'
import { wordsOf } from '#shared/voice/words'

/** Fewer words in common may begin any post. */
const minWords = 4
/** Of the words of the shorter first line, in the same order from its start. */
const alike = 0.6

/** The first line of a post. */
export function openingLine(post: string): string {
  const [first] = paragraphsOf(post)
  return first ? post.slice(first.start, first.end).trim() : ''
}

/** Whether two first lines begin with the same words. */
export function isSameOpening(one: string, other: string): boolean {
  const [these, those] = [wordsOf(one), wordsOf(other)].map((words) => words.map(({ plain }) => plain))
  if (!these || !those) return false
  const shorter = Math.min(these.length, those.length)
  let same = 0
  while (same < shorter && these[same] === those[same]) same += 1
  return same >= minWords && same >= alike * shorter
}

/** The words that find posts with the same opening in an index. */
export function openingWords(line: string): string {
  return wordsOf(line)
    .slice(0, minWords)
    .map(({ plain }) => plain)
    .join(' ')
}
