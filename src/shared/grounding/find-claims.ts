import type { Language } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'
import type { Claim } from './claims.ts'
import { readLine } from './read-passages.ts'
import { paragraphsOf } from './sentences.ts'

/** Everything in a post that a source can bear out, in the order of the text; names may stand inside quotations. */
export function findClaims(post: string, language: Language = recogniseLanguage(post) ?? 'english'): Claim[] {
  return paragraphsOf(post).flatMap(({ start, end }) => claimsOfLine(post.slice(start, end), start, language))
}

export function claimsOfLine(line: string, offset: number, language: Language): Claim[] {
  const { passages, quotations } = readLine(line, offset, language)
  const others = passages.flatMap(({ numbers, dates, names }) => [...numbers, ...dates, ...names])
  return [...quotations, ...others].sort((a, b) => a.start - b.start || b.end - a.end)
}
