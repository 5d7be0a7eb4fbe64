import type { PostFigures } from '#server/features/figures/figures-repository'
import type { PostState } from '#shared/rules/post-states'

/** A post in an exported file. Times are ISO 8601 in UTC; null: unknown. */
export interface ExportedPost {
  id: string
  title: string
  text: string
  state: PostState
  /** Without the #. */
  hashtags: string[]
  createdAt: string
  updatedAt: string
  publishedAt: string | null
  scheduledFor: string | null
  /** Where it is, the first time first. */
  linkedin: { account: string; publishedAt: string; url: string | null }[]
  author: string | null
  language: string
  model: string
  /** The address of what it was written from. */
  source: string | null
  sourceTitle: string | null
  /** The latest. */
  figures: Pick<
    PostFigures,
    'day' | 'source' | 'impressions' | 'engagements' | 'reactions' | 'comments' | 'reposts' | 'reached'
  > | null
  /** Its page in Postwright. */
  url: string
}
