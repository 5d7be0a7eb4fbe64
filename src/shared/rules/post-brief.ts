/** An author's choices for a post before it is written. Ids are stored and sent; the server's prompts explain them. */

/** What structures a post. */
export const postForms = ['consequence', 'tension', 'lesson', 'number', 'story', 'list'] as const
export type PostForm = (typeof postForms)[number]

/** About how many characters a post has, hashtags included. */
export const postLengths = { short: 500, medium: 1_000, long: 1_800 } as const
export type PostLength = keyof typeof postLengths

/** Where the source is named: in a sentence of the post, on a separate line, or in the first comment. */
export const sourceMentions = ['passing', 'line', 'comment'] as const
export type SourceMention = (typeof sourceMentions)[number]

export const maxHashtags = 3

export interface PostBrief {
  /** The one point of the article to write about; null leaves the choice to the model. */
  angle: string | null
  /** What the author thinks of that point, chosen from a list; their own words are the opinion. */
  stance: string | null
  form: PostForm | null
  length: PostLength
  /** Maximum number, from none to `maxHashtags`. */
  hashtags: number
  sourceMention: SourceMention
}

export const defaultBrief: PostBrief = {
  angle: null,
  stance: null,
  form: null,
  length: 'medium',
  hashtags: maxHashtags,
  sourceMention: 'passing',
}
