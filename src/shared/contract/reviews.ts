import { z } from 'zod'
import { reviewDecisions, reviewLimits, reviewStates } from '#shared/rules/reviews'
import { Poll } from './poll.ts'

/** Reviewing a post before it is published: by members of its team, and by private link without an account. */

const OfPost = z.object({ id: z.string().max(64) })
const Token = z.object({ token: z.string().max(100) })
const Words = z.string().trim().max(reviewLimits.messageCharacters)

/** What is planned for a post at LinkedIn. */
const Plan = z.object({
  accountId: z.string(),
  accountName: z.string(),
  dueAt: z.string(),
  visibility: z.string(),
  /** null: none. */
  firstComment: z.string().nullable(),
})

/** Never changed once it was made. */
const Decision = z.object({
  id: z.string(),
  at: z.string(),
  /** The member, as they were called then, or the name a guest gave. */
  by: z.string(),
  byUserId: z.string().nullable(),
  isGuest: z.boolean(),
  decision: z.enum(reviewDecisions),
  comment: z.string(),
  /** The number of the version it is about. */
  version: z.number().int(),
  /** The text it is about. */
  text: z.string(),
  /** Whether it is about the text and the visual as they are now. */
  isCurrent: z.boolean(),
  /** What was planned when it was made; null: nothing yet, and it holds for any time and account. */
  plan: Plan.nullable(),
})

const Request = z.object({
  by: z.string().nullable(),
  message: z.string(),
  at: z.string(),
  reviewers: z.array(z.object({ userId: z.string(), name: z.string() })),
})

const ReviewLink = z.object({
  id: z.string(),
  approves: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
})

const Review = z.object({
  state: z.enum(reviewStates),
  /** Identifies what would be approved now: text, attachments, account, visibility and time. */
  subject: z.string(),
  /** What is planned now; null: nothing. */
  plan: Plan.nullable(),
  /** null: nobody has asked for a review. */
  request: Request.nullable(),
  /** The latest first. */
  decisions: z.array(Decision),
  /** Whether the reader may decide now, and why not. */
  mayDecide: z.boolean(),
  /** The text that this reader approved last, to compare with; null: they have not yet. */
  approvedText: z.string().nullable(),
  links: z.array(ReviewLink),
})

const DecisionBody = z.object({
  decision: z.enum(reviewDecisions),
  /** Of the text that was read: another one is refused. */
  version: z.number().int(),
  /** Of the review that was read: text, attachments, account, visibility and time. Another one is refused, too. */
  subject: z.string().max(64).optional(),
  comment: Words.default(''),
})

const GuestSource = z.object({
  title: z.string(),
  siteName: z.string().nullable(),
  url: z.string().nullable(),
  publishedAt: z.string().nullable(),
  text: z.string(),
})

/** What a private link shows: the post as it will go out, and what it was made from. */
const GuestReview = z.object({
  team: z.string(),
  /** Who wrote it. */
  author: z.string(),
  title: z.string(),
  text: z.string(),
  /** As of a post. */
  mentions: z.array(z.object({ name: z.string(), urn: z.string() })),
  language: z.string(),
  version: z.number().int(),
  subject: z.string(),
  /** Pages of its visual, drawn as they will go out: /api/review/TOKEN/pages/1 and so on. */
  pages: z.number().int(),
  altTexts: z.array(z.string()),
  /** Whether there is more than its pages show, at /api/review/TOKEN/file. */
  hasFile: z.boolean(),
  /** That is a video, which has no pages. */
  isVideo: z.boolean(),
  /** What its readers are asked; null: nothing. */
  poll: Poll.nullable(),
  source: GuestSource,
  /** Further articles it was written from, and pages that web search cited. */
  moreSources: z.array(GuestSource),
  /** Claims missing in the sources that its author vouches for. */
  acceptedClaims: z.array(z.string()),
  state: z.enum(reviewStates),
  /** What is planned now; null: nothing. */
  plan: Plan.nullable(),
  request: Request.nullable(),
  decisions: z.array(Decision),
  mayDecide: z.boolean(),
  /** The text that was approved through this link last. */
  approvedText: z.string().nullable(),
  expiresAt: z.string(),
})

export const reviewsContract = {
  getReview: { params: OfPost, answer: Review },
  /** Asks for a review; asking again replaces the request. Without reviewers, everyone who may approve is notified. */
  requestReview: {
    params: OfPost,
    body: z.object({
      reviewers: z.array(z.string().max(64)).max(reviewLimits.reviewers).default([]),
      message: Words.default(''),
    }),
    answer: Review,
  },
  /** Withdraws the request. */
  withdrawReview: { params: OfPost, answer: Review },
  /** @throws reviewStale with the post as it is now, reviewOwnPost */
  decideReview: { params: OfPost, body: DecisionBody, answer: Review },
  createReviewLink: {
    params: OfPost,
    body: z.object({ approves: z.boolean().default(false) }),
    answer: ReviewLink.extend({ url: z.string() }),
  },
  withdrawReviewLink: { params: OfPost.extend({ linkId: z.string().max(64) }) },

  /** Changes nothing, since mail scanners follow links. */
  readReviewLink: { params: Token, answer: GuestReview },
  /** A PDF that goes out, of which the page shows the first page alone. */
  getReviewFile: { params: Token, answer: z.file() },
  getReviewPage: { params: Token.extend({ page: z.coerce.number().int().min(1).max(300) }), answer: z.null() },
  decideByLink: {
    params: Token,
    body: DecisionBody.extend({ name: z.string().trim().min(1).max(reviewLimits.guestNameCharacters) }),
    answer: GuestReview,
  },
}
