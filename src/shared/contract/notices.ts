import { z } from 'zod'
import { Message } from './message.ts'

/** The notices of the bell: what happened while their reader was away. */
const noticeKinds = [
  'published',
  'failed',
  'unconfirmed',
  'missed',
  'held',
  'waiting',
  'token-ends',
  'token-over',
  // for administrators
  'model-failed',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

const Notice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  at: z.string(),
  isSeen: z.boolean(),
  postId: z.string().nullable(),
  /** As it is now; null when there is no post, or none any more. */
  postTitle: z.string().nullable(),
  publicationId: z.string().nullable(),
  accountId: z.string().nullable(),
  /** The post at LinkedIn. */
  url: z.string().nullable(),
  message: Message,
})

export const noticesContract = {
  /** The latest, newest first, and how many of all are unseen. */
  listNotices: { answer: z.object({ unseen: z.number().int(), notices: z.array(Notice) }) },
  /** All up to this one count as seen. */
  seeNotices: { body: z.object({ upTo: z.string().max(64) }) },
}
