import { z } from 'zod'
import { firstCommentStates, firstComments } from '#shared/rules/first-comments'
import { lendings } from '#shared/rules/linkedin'
import { attachmentKinds, attachments, publicationStates, publishing, visibilities } from '#shared/rules/publishing'
import { TimeZone } from './accounts.ts'
import { Message } from './message.ts'
import { PostId } from './posts.ts'

/** Publishing at LinkedIn: now, at a time, or in the next free slot of a queue. */

/** Local time without a zone, to the minute: 2026-12-01T09:00. */
export const WallTime = z.iso.datetime({ local: true, precision: -1 })

const Attempt = z.object({
  at: z.string(),
  /** `picture`: the picture of a link's card was left out. */
  step: z.enum(['check', 'upload', 'picture', 'send', 'send-again', 'ask', 'delete']),
  /** The result: done, permanently refused, postponed, or unknown. */
  outcome: z.enum(['done', 'refused', 'put-off', 'unknown']),
  /** LinkedIn's HTTP status; null if LinkedIn did not answer or was not called. */
  status: z.number().int().nullable(),
  /** An error code of LinkedIn, or our own. */
  code: z.string().nullable(),
})

/** One post being published to one account. */
export const Publication = z.object({
  id: z.string(),
  postId: z.string(),
  postTitle: z.string(),
  /** False: the post was deleted here, but not at LinkedIn. */
  hasPost: z.boolean(),
  accountId: z.string(),
  /** The account's name at the time of the request; the account may be gone. */
  accountName: z.string(),
  /** It goes out under an account that someone other than its author owns; null: under the author's own. */
  lending: z
    .object({
      /** The account's owner by name; null: they are gone. */
      owner: z.string().nullable(),
      /** Whether that is whoever reads this. */
      isOwn: z.boolean(),
      /** null: not any more. */
      lent: z.enum(lendings).nullable(),
      /** What the owner said to this post; null: nothing yet. */
      isAllowed: z.boolean().nullable(),
    })
    .nullable(),
  /** Of a company page: the member through whose connection it goes out instead of the chosen one, by name. */
  sentThrough: z.string().nullable(),
  state: z.enum(publicationStates),
  /** The time as the author entered it; both null if it was published at once. */
  at: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** Around a clock change: the time did not exist and moved forward, or occurs twice and the first is used. */
  clockChange: z.enum(['moved-forward', 'first-of-two']).nullable(),
  dueAt: z.string(),
  /** Whether it is in the account's queue rather than at a fixed time. */
  isQueued: z.boolean(),
  publishedAt: z.string().nullable(),
  /** It was published more than a minute late. */
  isLate: z.boolean(),
  urn: z.string().nullable(),
  url: z.string().nullable(),
  /** When it was deleted at LinkedIn. */
  deletedAt: z.string().nullable(),
  /** The published text without escapes, as LinkedIn shows it. */
  commentary: z.string(),
  visibility: z.enum(visibilities),
  isReshareDisabled: z.boolean(),
  /** The attachment. Of one that follows its post's visual it changes with that until it is sent. */
  attach: z.enum(attachments),
  followsVisual: z.boolean(),
  visualId: z.string().nullable(),
  altTexts: z.array(z.string()),
  /** The ids of the pictures or pages that these texts describe, in the same order. */
  described: z.array(z.string()).nullable(),
  /** null: none. `message`: why its author has to add it. */
  firstComment: z
    .object({ text: z.string(), state: z.enum(firstCommentStates), message: Message.nullable() })
    .nullable(),
  /** Files of the post that were attached, with their sha256. */
  sentFiles: z.array(z.object({ name: z.string(), hash: z.string() })),
  attempts: z.array(Attempt),
  /** The reason for its state, if there is something to know or do: why it waits, failed or needs confirmation. */
  message: Message.nullable(),
})

/** Allows the same text to the same account again within a day; refused with a conflict otherwise. */
const Again = z.literal(true).optional()

const FirstCommentText = z.string().trim().max(firstComments.characters)

const PublicationId = z.object({ id: z.string().max(64) })

/**
 * With neither `at` nor `queue` it is published now; the answer comes when the outcome is known or after 20 seconds.
 */
const NewPublication = z.object({
  /**
   * An id chosen by the caller makes the call idempotent: a repeated call returns the publication in its current state.
   * Generated if missing.
   */
  id: z
    .string()
    .regex(/^[A-Za-z0-9-]{16,64}$/)
    .optional(),
  again: Again,
  accountId: z.string().max(64),
  at: WallTime.optional(),
  /** Default: the author's time zone. */
  timeZone: TimeZone.optional(),
  /** In the next free weekly slot of the account. */
  queue: z.boolean().optional(),
  visibility: z.enum(visibilities).default('PUBLIC'),
  isReshareDisabled: z.boolean().default(false),
  attach: z.enum(attachments).default('none'),
  /** Instead of `attach`: the post's files, else its visual (several pages as a document, one as a picture), as they are when it goes out. */
  followsVisual: z.boolean().default(false),
  /** Default: the post's latest visual. */
  visualId: z.string().max(64).optional(),
  /** One per picture, or one for the document. */
  altTexts: z
    .array(z.string().trim().max(publishing.altTextCharacters))
    .max(attachmentKinds.images.pages.most)
    .default([]),
  /** The ids of the pictures or pages that these texts describe. Default: those that would go out now, in their order. */
  described: z.array(z.string().max(64)).max(attachmentKinds.images.pages.most).nullish(),
  /** Added under the post once it is there; by its author where the account was not granted that. */
  firstComment: FirstCommentText.optional(),
})

export const publicationsContract = {
  listPostPublications: { params: PostId, answer: z.array(Publication) },
  createPublication: { params: PostId, body: NewPublication, answer: Publication },
  listPublications: {
    query: z.object({
      /** One state, or several separated by commas. */
      state: z
        .string()
        .max(200)
        .transform((states) => states.split(','))
        .pipe(z.array(z.enum(publicationStates)))
        .optional(),
      accountId: z.string().max(64).optional(),
      postId: z.string().max(64).optional(),
      /** Days as YYYY-MM-DD in the user's time zone, both inclusive, of the due or publication time. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      order: z.enum(['soonest', 'latest']).default('soonest'),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      /** Cursor: where the previous page ended, from its Link header. */
      before: z.string().max(200).optional(),
    }),
    answer: z.array(Publication),
  },
  getPublication: { params: PublicationId, answer: Publication },
  /**
   * Reschedules it, also after it was missed, held or failed; without `at`, changes other choices. Refused with a
   * conflict once it is being published or cancelled.
   */
  updatePublication: {
    params: PublicationId,
    body: z.object({
      at: WallTime.optional(),
      timeZone: TimeZone.optional(),
      queue: z.boolean().optional(),
      visibility: z.enum(visibilities).optional(),
      isReshareDisabled: z.boolean().optional(),
      again: Again,
    }),
    answer: Publication,
  },
  /** The word of the account's owner on a post that goes out under it in a team. */
  allowLending: { params: z.object({ id: z.string().max(64) }), body: z.object({ allow: z.boolean() }) },
  /** Cancels it for good. Refused once it is being sent. */
  cancelPublication: { params: PublicationId, answer: Publication },
  /**
   * The author's answer whether an unconfirmed or held one was published; if an unconfirmed one was not, it is sent
   * again.
   */
  resolvePublication: {
    params: PublicationId,
    body: z.union([
      z.object({ published: z.literal(true), url: z.string().max(500).optional() }),
      z.object({ published: z.literal(false) }),
    ]),
    answer: Publication,
  },
  /** For a scheduled, missed, held or failed one. Responds like creating one that is published at once. */
  publishNow: { params: PublicationId, body: z.object({ again: Again }).nullish(), answer: Publication },
  /**
   * Releases all held publications at their times; one that is more than an hour late asks its author again. The caller
   * has checked whether the posts are already at LinkedIn.
   */
  continueHeld: { answer: z.object({ count: z.number().int() }) },
  /** Another first comment, one where there was none, or none for ''. A conflict once the post is being published. */
  changeFirstComment: {
    params: PublicationId,
    body: z.object({ text: FirstCommentText }),
    answer: Publication,
  },
  /** Its author has added the first comment that LinkedIn did not take for certain. */
  markFirstCommentAdded: { params: PublicationId, answer: Publication },
  /** Deletes the published post at LinkedIn; the publication remains, with `deletedAt`. */
  deleteAtLinkedIn: { params: PublicationId, answer: Publication },
  /** An account's queue in publication order, and the time that the next one would get. */
  getQueue: {
    params: PublicationId,
    answer: z.object({
      next: z.object({ at: z.string(), timeZone: z.string(), dueAt: z.string() }).nullable(),
      publications: z.array(Publication),
    }),
  },
  /** Reorders a queue: its times stay, and the publications are assigned to them in the given order. */
  reorderQueue: {
    params: PublicationId,
    body: z.object({ ids: z.array(z.string().max(64)).max(500) }),
    answer: z.array(Publication),
  },
}
