import type { WritingRequest, WritingSource } from './writer.ts'

/** Helpers for a post's sources, of which it can have several. */

type Sourced = Pick<WritingRequest, 'source' | 'moreSources'>

/** All of them in their order, the post's first one first. */
export function sourcesOf({ source, moreSources = [] }: Sourced): WritingSource[] {
  return [source, ...moreSources]
}

export function isSeveral({ moreSources = [] }: Sourced): boolean {
  return moreSources.length > 0
}

/** What a post may say of a source itself, a line for each. */
export function factsOf({
  title,
  byline,
  siteName,
  published,
}: Pick<WritingSource, 'title'> & Partial<WritingSource>): string {
  return [title, byline, siteName, published].filter(Boolean).join('\n')
}

/** The places from 1 of those that are the author's own. */
export function ownSources(request: Sourced): number[] {
  return sourcesOf(request).flatMap(({ isOwn }, at) => (isOwn ? [at + 1] : []))
}
