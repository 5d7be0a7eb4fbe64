import type { WritingRequest, WritingSource } from '#server/writing/writer'
import type { Source } from '../sources/obtain-source.ts'
import { readsAsOwn } from '../sources/reads-as-own.ts'
import type { Writing } from './choose-writing.ts'

/**
 * Combines sources and choices into a writer's request.
 * @param isOwn whether the first is the author's own; the others' words decide
 */
export function toWritingRequest(
  { source, more }: { source: Source; more: readonly Source[] },
  writing: Writing,
  isOwn: boolean,
): WritingRequest & Pick<Writing, 'language'> {
  return {
    source: toWritingSource(source, isOwn),
    moreSources: more.map((each) => toWritingSource(each, readsAsOwn(each))),
    voice: writing.voice,
    model: writing.model,
    language: writing.language,
    useWebSearch: writing.useWebSearch,
    template: writing.template.template,
    brief: writing.brief,
    today: writing.today,
  }
}

function toWritingSource({ article, text }: Source, isOwn: boolean): WritingSource {
  const { title, byline, published, siteName, language, url } = article
  return { title, byline, published, siteName, language, url, text, isOwn }
}
