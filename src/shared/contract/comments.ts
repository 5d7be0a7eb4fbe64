import { z } from 'zod'
import { commentLimits } from '#shared/rules/comments'
import { reviewLimits } from '#shared/rules/reviews'

/** Comments on a post or on some words of it, by members of its team and by guests of a private link. */

const Id = z.string().max(64)
const Body = z.string().trim().min(1).max(commentLimits.characters)

/** Words of the text, found again by what stands before and after them (W3C TextQuoteSelector). */
const Quote = z.object({
  exact: z.string().min(1).max(commentLimits.quoteCharacters),
  prefix: z.string().max(commentLimits.aroundCharacters),
  suffix: z.string().max(commentLimits.aroundCharacters),
})

const Comment = z.object({
  id: z.string(),
  /** The comment it answers; null: it begins a thread. */
  parentId: z.string().nullable(),
  by: z.string(),
  /** null: a guest, or someone whose account is gone. */
  byUserId: z.string().nullable(),
  isGuest: z.boolean(),
  body: z.string(),
  quote: Quote.nullable(),
  /** Whether guests do not see it. */
  internal: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  resolvedAt: z.string().nullable(),
})

export const commentsContract = {
  /** The oldest first. */
  listComments: { params: z.object({ id: Id }), answer: z.array(Comment) },
  /** `mentions`: the members who are notified. */
  addComment: {
    params: z.object({ id: Id }),
    body: z.object({
      body: Body,
      quote: Quote.nullish(),
      parentId: Id.nullish(),
      internal: z.boolean().default(true),
      mentions: z.array(Id).max(commentLimits.mentions).default([]),
    }),
    answer: Comment,
  },
  /** One's own words; anyone who may write resolves a thread. */
  changeComment: {
    params: z.object({ id: Id, commentId: Id }),
    body: z.object({ body: Body.optional(), isResolved: z.boolean().optional() }),
    answer: Comment,
  },
  /** One's own, with what answers it. */
  deleteComment: { params: z.object({ id: Id, commentId: Id }) },

  /** Those that guests see. */
  listCommentsByLink: { params: z.object({ token: z.string().max(100) }), answer: z.array(Comment) },
  addCommentByLink: {
    params: z.object({ token: z.string().max(100) }),
    body: z.object({
      body: Body,
      quote: Quote.nullish(),
      parentId: Id.nullish(),
      name: z.string().trim().min(1).max(reviewLimits.guestNameCharacters),
    }),
    answer: Comment,
  },
}
