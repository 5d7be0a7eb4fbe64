import { textWordsOfAll } from '#shared/languages/texts'
import type { Language } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { paragraphsOf } from '#shared/text/sentences'
import type { Claim, Passage } from './claims.ts'
import { readLine } from './read-passages.ts'

/** Every claim in a post that a source could support, in text order; names may be inside quotations. */
export function findClaims(post: string, language: Language = recogniseLanguage(post) ?? 'english'): Claim[] {
  return paragraphsOf(post).flatMap(({ start, end }) => readPostLine(post.slice(start, end), start, language).claims)
}

/** "Source: Reuters, 18 November 2019": comes from the article's metadata, not its text. */
const sourceLine = new RegExp(`^\\s*(?:${textWordsOfAll(({ sourceLabels }) => sourceLabels).join('|')})\\s*:`, 'iu')

export interface PostLine {
  claims: Claim[]
  passages: Passage[]
  namesSource: boolean
}

export function readPostLine(line: string, offset: number, language: Language): PostLine {
  const { passages, quotations } = readLine(line, offset, language)
  const others = passages.flatMap(({ numbers, dates, names }) => [...numbers, ...dates, ...names])
  const claims = [...quotations, ...others].sort((a, b) => a.start - b.start || b.end - a.end)
  return { claims, passages, namesSource: sourceLine.test(line) }
}
