import type { Comment, CommentChange } from '#client/queries/posts/comments'
import type { Quote } from '#shared/text/quote-anchor'
import type { Guest } from '../parts/use-guest-name.ts'

export interface WrittenComment {
  body: string
  quote: Quote | null
  /** The thread that it answers. */
  parentId: string | null
  isForGuests: boolean
  /** Of a guest; '' of a member. */
  name: string
}

/** Where comments are read and written: as a member of the team, or as a guest of a private link. */
export interface CommentBoard {
  /** Of the drafts of what is typed. */
  key: string
  /** The post’s text now. */
  text: string
  query: { data: Comment[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Whose comments can be changed; null for a guest, whose comments stay as they are. */
  userId: string | null
  guest: Guest | null
  /** Who can be mentioned. */
  members: readonly { userId: string; name: string }[]
  /** Whether there are guests who could read a comment. */
  offersGuests: boolean
  mayResolve: boolean
  add: (comment: WrittenComment) => Promise<unknown>
  change: (change: CommentChange) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}
