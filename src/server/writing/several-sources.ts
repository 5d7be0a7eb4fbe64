import type { WritingRequest, WritingSource } from './writer.ts'

/** A post may be written from several sources; what that changes for whoever goes through them. */

type Sourced = Pick<WritingRequest, 'source' | 'moreSources'>

/** All of them in their order, the post's first one first. */
export function sourcesOf({ source, moreSources = [] }: Sourced): WritingSource[] {
  return [source, ...moreSources]
}

export function isSeveral({ moreSources = [] }: Sourced): boolean {
  return moreSources.length > 0
}

/** The places from 1 of those that are the author's own. */
export function ownSources(request: Sourced): number[] {
  return sourcesOf(request).flatMap(({ isOwn }, at) => (isOwn ? [at + 1] : []))
}
