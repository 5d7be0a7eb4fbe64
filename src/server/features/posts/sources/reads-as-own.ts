import { looksOwn } from '#shared/text/looks-own'
import type { Source } from './obtain-source.ts'

/**
 * A page counts as someone else's article unless its author says otherwise; so does a text that names its outlet or
 * writer.
 */
export function readsAsOwn({ article, text }: Source): boolean {
  return article.kind !== 'url' && !article.siteName && !article.byline && looksOwn(text)
}
