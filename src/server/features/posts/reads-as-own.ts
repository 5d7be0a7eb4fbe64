import { looksOwn } from '#shared/text/looks-own'
import type { Source } from './obtain-source.ts'

/** A page is somebody's article unless its author says otherwise; so is what names its outlet or its writer. */
export function readsAsOwn({ article, text }: Source): boolean {
  return article.kind !== 'url' && !article.siteName && !article.byline && looksOwn(text)
}
