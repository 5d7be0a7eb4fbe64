import type { PostDetail } from '#client/queries/posts/post-cache'

/**
 * What the author said themselves about a post: the opinion they gave, and what they asked to change, which may bring
 * figures of their own. Null when they said nothing.
 */
export function ownWordsOf(
  opinion: string | null,
  versions: readonly Pick<PostDetail['versions'][number], 'instruction'>[] = [],
): string | null {
  return [opinion, ...versions.map(({ instruction }) => instruction)].filter(Boolean).join('\n\n') || null
}
