import type { Language } from '#shared/rules/languages'

/** A post and its article's metadata: the only sources for a graphic's words. */
export interface PostMatter {
  readonly content: string
  readonly title: string
  readonly sourceTitle: string | null
  readonly sourceUrl: string | null
  readonly articleText: string
  readonly authorName: string | null
  readonly siteName: string | null
  readonly language: Language
  /** The article's publication date; used if it starts with a day, YYYY-MM-DD. */
  readonly publishedAt: string | null
}
