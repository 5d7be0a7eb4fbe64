import { textWordsOfAll } from '#shared/languages/texts'
import type { Language } from '#shared/rules/languages'
import { paragraphsOf, sentencesOf } from '#shared/text/sentences'

/** More than this no post has that anyone reads. */
const maxSentences = 80

/** The line that names the source: what it says, the product knows from elsewhere. */
const sourceLine = new RegExp(`^\\s*(?:${textWordsOfAll(({ sourceLabels }) => sourceLabels).join('|')})\\s*:`, 'iu')

/** The sentences of a post that say something: no lines of hashtags, no bare addresses, no source. */
export function sentencesOfPost(post: string, language: Language): string[] {
  return paragraphsOf(post)
    .flatMap(({ start, end }) => {
      const line = post.slice(start, end)
      if (sourceLine.test(line)) return []
      return sentencesOf(line, language).map((sentence) => line.slice(sentence.start, sentence.end))
    })
    .filter((sentence) => /\p{L}{2}/u.test(sentence.replace(/[#@]\S+|https?:\S+/gu, '')))
    .slice(0, maxSentences)
}
