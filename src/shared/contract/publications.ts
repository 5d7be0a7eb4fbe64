import { z } from 'zod'
import { attachments, publicationStates, publishing, visibilities } from '#shared/rules/publishing'
import { TimeZone } from './accounts.ts'
import { Message } from './message.ts'
import { PostId } from './posts.ts'

/** Publishing at LinkedIn: now, at a time, or at the next free time of a queue. */

/** Local time without a zone, to the minute: 2026-12-01T09:00. */
const WallTime = z.iso.datetime({ local: true, precision: -1 })

const Attempt = z.object({
  at: z.string(),
  /** `picture`: the picture of a link's card was left out. */
  step: z.enum(['check', 'upload', 'picture', 'send', 'send-again', 'ask', 'delete']),
  /** What is known after it: done, refused for good, put off until later, or unknown. */
  outcome: z.enum(['done', 'refused', 'put-off', 'unknown']),
  /** LinkedIn's HTTP status; null when there was no answer, or nothing was asked. */
  status: z.number().int().nullable(),
  /** LinkedIn's code of an error, or ours. */
  code: z.string().nullable(),
})

/** One post on its way to one account. */
export const Publication = z.object({
  id: z.string(),
  postId: z.string(),
  postTitle: z.string(),
  /** False: the post was deleted here, and stays at LinkedIn. */
  hasPost: z.boolean(),
  accountId: z.string(),
  /** As it was called when this was asked for: the account may be gone. */
  accountName: z.string(),
  state: z.enum(publicationStates),
  /** As its author said it; both null when it went out at once. */
  at: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** At a change of the clocks: the time did not exist and moved forward, or exists twice and is the first. */
  clockChange: z.enum(['moved-forward', 'first-of-two']).nullable(),
  dueAt: z.string(),
  /** Whether it stands in the account's queue, and not at a time of its own. */
  isQueued: z.boolean(),
  publishedAt: z.string().nullable(),
  /** It went out more than a minute after its time. */
  isLate: z.boolean(),
  urn: z.string().nullable(),
  url: z.string().nullable(),
  /** When it was deleted at LinkedIn. */
  deletedAt: z.string().nullable(),
  /** The post's text as it goes out, without escapes: what LinkedIn shows. */
  commentary: z.string(),
  visibility: z.enum(visibilities),
  isReshareDisabled: z.boolean(),
  attach: z.enum(attachments),
  visualId: z.string().nullable(),
  altTexts: z.array(z.string()),
  attempts: z.array(Attempt),
  /** The reason for its state, when there is something to know or to do: why it waits, failed, or asks. */
  message: Message.nullable(),
})

/** Also where the same text goes out from the account within a day, or went out; refused with a conflict otherwise. */
const Again = z.literal(true).optional()

const PublicationId = z.object({ id: z.string().max(64) })

/**
 * With neither `at` nor `queue` it goes out now, and the answer comes when the outcome is known or after 20 seconds.
 */
const NewPublication = z.object({
  /**
   * Of the caller's making, so that a call that is repeated is the same one: the answer is the publication as it stands by
   * then. Made here unless given.
   */
  id: z
    .string()
    .regex(/^[A-Za-z0-9-]{16,64}$/)
    .optional(),
  again: Again,
  accountId: z.string().max(64),
  at: WallTime.optional(),
  /** The author's own unless given. */
  timeZone: TimeZone.optional(),
  /** At the next free time of the account's weekly times. */
  queue: z.boolean().optional(),
  visibility: z.enum(visibilities).default('PUBLIC'),
  isReshareDisabled: z.boolean().default(false),
  attach: z.enum(attachments).default('none'),
  /** The post's latest unless given. */
  visualId: z.string().max(64).optional(),
  /** One for each picture, or one for the document. */
  altTexts: z.array(z.string().trim().max(publishing.altTextCharacters)).max(publishing.images.most).default([]),
})

export const publicationsContract = {
  listPostPublications: { params: PostId, answer: z.array(Publication) },
  createPublication: { params: PostId, body: NewPublication, answer: Publication },
  listPublications: {
    query: z.object({
      /** One state, or several between commas. */
      state: z
        .string()
        .max(200)
        .transform((states) => states.split(','))
        .pipe(z.array(z.enum(publicationStates)))
        .optional(),
      accountId: z.string().max(64).optional(),
      postId: z.string().max(64).optional(),
      /** Days as YYYY-MM-DD in the user's time zone, both inclusive, of the time it is due or went out. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      order: z.enum(['soonest', 'latest']).default('soonest'),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      /** Where the page before ended, as its Link header says. */
      before: z.string().max(200).optional(),
    }),
    answer: z.array(Publication),
  },
  getPublication: { params: PublicationId, answer: Publication },
  /**
   * Gives it another time, also after it was missed, held or failed; or, with `at` left out, other choices. Refused with
   * a conflict once it is on its way or cancelled.
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
  /** Cancels it for good. Refused once it is being sent. */
  cancelPublication: { params: PublicationId, answer: Publication },
  /**
   * The author's answer whether an unconfirmed or held one was published; if an unconfirmed one was not, it is sent again.
   */
  resolvePublication: {
    params: PublicationId,
    body: z.union([
      z.object({ published: z.literal(true), url: z.string().max(500).optional() }),
      z.object({ published: z.literal(false) }),
    ]),
    answer: Publication,
  },
  /** Of one that is scheduled, missed, held or failed. Answers as creating one that goes out now does. */
  publishNow: { params: PublicationId, body: z.object({ again: Again }).nullish(), answer: Publication },
  /**
   * All that is held goes on, at its time; what is more than an hour late asks for another. Whoever calls it has looked
   * whether the posts are at LinkedIn.
   */
  continueHeld: { answer: z.object({ count: z.number().int() }) },
  /** Deletes the published post at LinkedIn; the publication stays here, with `deletedAt`. */
  deleteAtLinkedIn: { params: PublicationId, answer: Publication },
  /** What waits in an account's queue, in the order it goes out, and the time the next one would get. */
  getQueue: {
    params: PublicationId,
    answer: z.object({
      next: z.object({ at: z.string(), timeZone: z.string(), dueAt: z.string() }).nullable(),
      publications: z.array(Publication),
    }),
  },
  /** The same publications in another order: their times stay, and go to them in the order given. */
  reorderQueue: {
    params: PublicationId,
    body: z.object({ ids: z.array(z.string().max(64)).max(500) }),
    answer: z.array(Publication),
  },
}
