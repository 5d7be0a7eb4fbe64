import { z } from 'zod'
import { commentMails } from '../rules/comments.ts'
import { Message } from './message.ts'

/** In-app notifications of events during a person's absence. */
const notificationKinds = [
  'published',
  'failed',
  'unconfirmed',
  'missed',
  'held',
  'waiting',
  'comment-left',
  'source-corrected',
  'feed-stopped',
  'figures-due',
  'token-ends',
  'token-over',
  'calls-near-limit',
  // of a team, about a post
  'review-asked',
  'review-decided',
  'comment',
  'mentioned',
  'lending-asked',
  'lending-answered',
  'account-taken-back',
  // about a team, and about one that the reader does not belong to
  'team',
  'team-outside',
  // about a webhook, in a team or at home
  'webhook-off',
  // for administrators
  'model-failed',
  'linkedin-version',
  'account-requested',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

const Notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  at: z.string(),
  isSeen: z.boolean(),
  /** The team it is about; null: the reader's own workspace, or none. */
  team: z.object({ slug: z.string(), name: z.string() }).nullable(),
  postId: z.string().nullable(),
  /** The current title; null if there is no post, or it was deleted. */
  postTitle: z.string().nullable(),
  publicationId: z.string().nullable(),
  accountId: z.string().nullable(),
  /** The person who asks for an account. */
  personId: z.string().nullable(),
  /** The post at LinkedIn. */
  url: z.string().nullable(),
  message: Message,
})

export const notificationsContract = {
  /**
   * The latest, newest first, how many are unseen, and how many people wait for the reader's approval. Those of a team
   * are shown as long as the reader belongs to it.
   */
  listNotifications: {
    answer: z.object({
      unseen: z.number().int(),
      peopleWaiting: z.number().int(),
      notices: z.array(Notification),
      /** When comments in teams are mailed; null: the reader belongs to no team. */
      commentMails: z.enum(commentMails).nullable(),
    }),
  },
  setCommentMails: { body: z.object({ commentMails: z.enum(commentMails) }) },
  /** Marks all up to this one as seen. */
  seeNotifications: { body: z.object({ upTo: z.string().max(64) }) },
}
