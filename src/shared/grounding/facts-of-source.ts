/** What is known of a source beside its text. */
export interface SourceFacts {
  title: string | null
  byline: string | null
  siteName: string | null
  /** ISO date. */
  published: string | null
}

/**
 * Metadata as a text to check a post against, one fact a line: posts name their source by it, and complete their dates.
 * It is a source apart from the article's own text.
 */
export function factsOfSource({ title, byline, siteName, published }: SourceFacts): string {
  return [title, byline, siteName, published].filter(Boolean).join('\n')
}
