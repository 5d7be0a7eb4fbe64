import type { Attachment } from '#client/queries/linkedin/publication-cache'
import { publishing } from '#shared/rules/publishing'
import type { VisualPages } from './use-visual-pages.ts'

/** What can go out beside a post's text: what it has. */
export function attachmentsOf(
  { state, count }: Pick<VisualPages, 'state' | 'count'>,
  sourceUrl: string | null,
): Attachment[] {
  const { least, most } = publishing.images
  const offered: Attachment[] = ['none']
  if (state !== 'none') offered.push('visual')
  if (state !== 'none' && count <= publishing.documentPages) offered.push('document')
  if (count >= least && count <= most) offered.push('images')
  if (sourceUrl) offered.push('link')
  return offered
}
