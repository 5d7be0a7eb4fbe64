import type { Language } from '#shared/rules/languages'

/** A post, and what is known of its article: all that a graphic's words may be taken from. */
export interface PostMatter {
  readonly content: string
  readonly title: string
  readonly sourceTitle: string | null
  readonly sourceUrl: string | null
  readonly articleText: string
  readonly authorName: string | null
  readonly siteName: string | null
  readonly language: Language
  /** As the article gives it; used where it starts with a day, YYYY-MM-DD. */
  readonly publishedAt: string | null
}
