import type { PostFiller } from '../from-post/fill-from-post.ts'
import type { TemplateEntry } from './template-entry.ts'

export interface Ordered {
  readonly entries: readonly TemplateEntry[]
  /** Ids of templates that need words which the post lacks. */
  readonly wanting: ReadonlySet<string>
}

/** Templates that the post has the words for first, each part in its order. Without a post the order stays. */
export function orderForPost(entries: readonly TemplateEntry[], filler: PostFiller | undefined): Ordered {
  if (!filler) return { entries, wanting: new Set() }
  const suits = (entry: TemplateEntry) => {
    const template = entry.document()
    return template !== undefined && filler.suits(template, entry.name)
  }
  const suiting = new Set(entries.filter(suits))
  const others = entries.filter((entry) => !suiting.has(entry))
  return {
    entries: [...suiting, ...others],
    wanting: new Set(others.flatMap((entry) => [entry, ...entry.others].map(({ id }) => id))),
  }
}
