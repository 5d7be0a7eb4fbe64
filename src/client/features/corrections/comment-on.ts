import type { Correction } from '#client/queries/posts/corrections'
import { textWords } from '#shared/languages/texts'
import type { Language } from '#shared/rules/languages'

/** A comment that tells the readers of a post what its source corrected, in the post's language. */
export function commentOn(
  { before, after, url }: Pick<Correction, 'before' | 'after' | 'url'>,
  source: string,
  language: Language,
): string {
  const { corrected, tookBack } = textWords[language]
  const lead = (after === null ? tookBack : corrected).replace('{source}', () => source)
  // a sentence that has quotation marks gets no more
  const said = after ?? before
  const quoted = /["“”„«»]/.test(said) ? said : `“${said}”`
  return [`${lead} ${quoted}`, url].filter(Boolean).join('\n')
}
