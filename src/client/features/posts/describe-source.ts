import { formatDate } from '#client/lib/formatting'
import type { Post } from './posts-cache.ts'
import type { ReadArticle } from './source/describe-reading.ts'
import { resultTexts } from './texts.ts'

/** What a post knows of its source. */
export type SourceFacts = Pick<
  Post,
  'sourceKind' | 'sourceSiteName' | 'sourceUrl' | 'sourceTitle' | 'sourceByline' | 'sourcePublished'
>

/** The same of a source that no post has been written from yet. */
export function factsOfSource(article: ReadArticle): SourceFacts {
  return {
    sourceKind: article.kind,
    sourceSiteName: article.siteName,
    sourceUrl: article.url,
    sourceTitle: article.title || null,
    sourceByline: article.byline,
    sourcePublished: article.published,
  }
}

/** The name a post's source goes by: the publication, else its host, else what kind of thing it was. */
export function nameSource(post: Pick<Post, 'sourceKind' | 'sourceSiteName' | 'sourceUrl' | 'sourceTitle'>): {
  lead: string
  name: string | null
} {
  if (post.sourceKind === 'text') return { lead: resultTexts.fromText, name: null }
  if (post.sourceKind === 'file') return { lead: resultTexts.fromFile, name: post.sourceTitle }
  return { lead: resultTexts.from, name: post.sourceSiteName ?? hostOf(post.sourceUrl) }
}

/** 'news.example' for 'https://www.news.example/story'; null for what is no address. */
export function hostOf(url: string | null): string | null {
  try {
    return new URL(url ?? '').hostname.replace(/^www\./, '') || null
  } catch {
    return null
  }
}

/** A source's day as it wrote it: a bare day is not shifted into another time zone, other words stay as they are. */
export function formatPublished(published: string | null): string | null {
  if (!published) return null
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(published)
  if (day) return formatDate(new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])))
  return Number.isNaN(Date.parse(published)) ? published : formatDate(published)
}
