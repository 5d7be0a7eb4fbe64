import { leadOf } from '#client/lib/excerpt'
import type { Publication } from '#client/queries/linkedin/publication-cache'

/** What a list calls it: the first line of what goes out, as lists of posts do; several posts may share a title. */
export function titleOf({ commentary, postTitle }: Pick<Publication, 'commentary' | 'postTitle'>): string {
  return leadOf(commentary).line || postTitle
}
