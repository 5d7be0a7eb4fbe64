import type { WritingRequest } from '#server/writing/writer'
import type { Writing } from './choose-writing.ts'
import type { Source } from './obtain-source.ts'

/** A source and the choices of its author, as a writer takes them. */
export function toWritingRequest(
  source: Source,
  writing: Writing,
  isOwn: boolean,
): WritingRequest & Pick<Writing, 'language'> {
  const { title, byline, published, siteName, language, url } = source.article
  return {
    source: { title, byline, published, siteName, language, url, text: source.text, isOwn },
    voice: writing.voice,
    model: writing.model,
    language: writing.language,
    useWebSearch: writing.useWebSearch,
    template: writing.template.template,
    plan: writing.plan,
  }
}
