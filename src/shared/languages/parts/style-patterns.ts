import type { PostForm } from '#shared/rules/post-brief'

/** A short post that shows a style's tone in one build. Its content is invented. */
export interface StylePattern {
  form: PostForm
  text: string
}

/** For each style that the product starts with, by the first word of its name: patterns of different builds. */
export type StylePatterns = Readonly<Record<'professional' | 'casual' | 'technical', readonly StylePattern[]>>
