import { formatDate } from '#client/lib/formatting'
import type { Post } from '#client/queries/posts/post-cache'
import { outletOf } from '#shared/text/source-name'
import { postTexts } from './texts.ts'

/** What a post knows of its source. */
export type SourceFacts = Pick<
  Post,
  | 'sourceKind'
  | 'sourceSiteName'
  | 'sourceUrl'
  | 'sourceTitle'
  | 'sourceByline'
  | 'sourcePublished'
  | 'sourceIsHandedOver'
  | 'sourceLeftOut'
>

/** A further source of a post, in the same shape. */
export function factsOfMore(source: Post['moreSources'][number]): SourceFacts {
  const { kind, siteName, url, title, byline, published, isHandedOver } = source
  return {
    sourceKind: kind,
    sourceSiteName: siteName,
    sourceUrl: url,
    sourceTitle: title || null,
    sourceByline: byline,
    sourcePublished: published,
    sourceIsHandedOver: isHandedOver,
  }
}

/** A source's display name: the publication, else its host, else its kind. */
export function nameSource(post: Pick<Post, 'sourceKind' | 'sourceSiteName' | 'sourceUrl' | 'sourceTitle'>): {
  lead: string
  name: string | null
} {
  if (post.sourceKind === 'text') return { lead: postTexts.fromText, name: null }
  if (post.sourceKind === 'file') return { lead: postTexts.fromFile, name: post.sourceTitle }
  return { lead: postTexts.from, name: outletOf({ siteName: post.sourceSiteName, url: post.sourceUrl }) }
}

/** A source's date as published: a bare date is not shifted into another time zone, other text stays unchanged. */
export function formatPublished(published: string | null): string | null {
  if (!published) return null
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(published)
  if (day) return formatDate(new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])))
  return Number.isNaN(Date.parse(published)) ? published : formatDate(published)
}
