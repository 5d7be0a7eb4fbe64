import type { PostDetail } from '#client/queries/posts/post-cache'
import type { ReadArticle } from '#client/queries/posts/sources'
import { hostOf } from '#shared/text/source-name'
import type { FilledForm, GenerationRequest } from '../form/build-request.ts'
import { handedOverIn } from '../form/form-values.ts'

/** The last request. */
export interface Sent {
  request: GenerationRequest
  /** The address being read; null for other sources. */
  url: string | null
}

/** The address in the form, while its tab is open. */
export function urlInForm({ tab, values }: Pick<FilledForm, 'tab' | 'values'>): string | null {
  return tab === 'url-input' ? values.url.trim() : null
}

/**
 * The article of the source in the form: from the handed-over page, else read again just now, else from the last
 * generation, else from the stored post that filled the form.
 */
export function articleInForm(
  form: Pick<FilledForm, 'tab' | 'values' | 'file'>,
  read: {
    again: ReadArticle | null
    generated: ReadArticle | null
    sent: Sent | null
    stored: Pick<PostDetail, 'sourceUrl' | 'articleId' | 'article'> | undefined
  },
): ReadArticle | null {
  const { again, generated, sent, stored } = read
  const url = urlInForm(form)
  if (url !== null) {
    const seen = handedOverIn(form.values)
    if (seen) return seen
    if (again) return again
    if (generated && sent?.url === url) return generated
    return stored?.sourceUrl === url ? stored.article : null
  }
  if (form.tab === 'text-input') return null
  if (generated?.kind === 'file' && sent?.request.file === form.file) return generated
  return stored && form.values.storedSource?.articleId === stored.articleId ? stored.article : null
}

/** Of the page being read. */
export function hostOfSent(sent: Sent | null): string | null {
  return hostOf(sent?.url ?? null)
}
