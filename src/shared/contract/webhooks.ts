import { z } from 'zod'
import { limits } from '../rules/limits.ts'
import {
  deliveryStates,
  offReasons,
  type WebhookMessageType,
  webhookEvents,
  webhookKinds,
  webhookMessageTypes,
} from '../rules/webhooks.ts'
import { Message } from './message.ts'

/** Webhooks: addresses that receive a workspace's events. */

/** What every message's `data` begins with. */
const Common = z.object({
  workspaceId: z.string(),
  /** Grows with each event of the same subject: a receiver can drop what is older than what it has. */
  sequence: z.number().int(),
})
const OfPost = Common.extend({
  postId: z.string(),
  /** Who did it; null: a guest, or the server itself. */
  userId: z.string().nullable(),
})
const OfReview = OfPost.extend({
  /** Whether someone decided by private link. */
  isGuest: z.boolean(),
})
const Trouble = Common.extend({
  postId: z.string(),
  publicationId: z.string(),
  accountId: z.string(),
  /** The reason's name, and its sentence in English. */
  reason: z.string(),
  message: z.string(),
})

/** The `data` of each type of message. Ids lead to the rest: texts of posts never leave by webhook. */
export const webhookData = {
  ping: Common.extend({ webhookId: z.string() }),
  'post.created': OfPost,
  'post.updated': OfPost,
  'post.in_review': OfPost,
  'post.approved': OfReview,
  'post.changes_requested': OfReview,
  'post.published': Common.extend({
    postId: z.string(),
    publicationId: z.string(),
    accountId: z.string(),
    /** The post at LinkedIn; null: not known. */
    url: z.string().nullable(),
  }),
  'post.failed': Trouble,
  'post.unconfirmed': Trouble,
  'publication.missed': Trouble,
  'account.expiring': Common.extend({ accountId: z.string(), expiresAt: z.string() }),
  'generation.failed': Common.extend({
    userId: z.string().nullable(),
    /** The error's code, as the API answers it. */
    code: z.string(),
    message: z.string(),
  }),
  'member.joined': Common.extend({ userId: z.string(), role: z.string() }),
  'member.left': Common.extend({ userId: z.string(), isRemoved: z.boolean() }),
} as const satisfies Record<WebhookMessageType, z.ZodObject>

export type WebhookData<Type extends WebhookMessageType> = z.output<(typeof webhookData)[Type]>

const Id = z.object({ id: z.string().max(64) })
const DeliveryId = Id.extend({ deliveryId: z.string().max(64) })
const Address = z.string().min(1).max(limits.addressCharacters)
const Events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length)

const Webhook = z.object({
  id: z.string(),
  kind: z.enum(webhookKinds),
  /** null: it was sealed with a secret that this installation no longer has. */
  url: z.string().nullable(),
  events: z.array(z.enum(webhookEvents)),
  /** Verifies the `v1a` signatures: whpk_ and base64. null: messages for a chat are not signed. */
  publicKey: z.string().nullable(),
  /** Until when the former secret signs too; null: there is none. */
  formerSecretUntil: z.string().nullable(),
  createdAt: z.string(),
  isOn: z.boolean(),
  /** null: it is on. */
  offReason: z.enum(offReasons).nullable(),
  lastSuccessAt: z.string().nullable(),
  lastFailureAt: z.string().nullable(),
})

/** The only answers that contain a secret. */
const Secret = z.object({
  /** whsec_ and base64 of 32 bytes; null: messages for a chat are not signed. */
  secret: z.string().nullable(),
})

const Delivery = z.object({
  /** Its `webhook-id`. */
  id: z.string(),
  type: z.enum(webhookMessageTypes),
  at: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  triedAt: z.string().nullable(),
  /** When it is tried next; null: no further try. */
  nextAt: z.string().nullable(),
  /** Of the last answer; null: there was none. */
  status: z.number().int().nullable(),
  /** Its first kilobyte. */
  answer: z.string().nullable(),
  /** Why the last try failed; null: it did not. */
  problem: Message.nullable(),
  body: z.string(),
})

export const webhooksContract = {
  /** The oldest first. */
  listWebhooks: { answer: z.array(Webhook) },
  /** Sends it a ping. `events` is ignored for a chat, which receives requested reviews only. */
  createWebhook: {
    body: z.object({
      kind: z.enum(webhookKinds).default('standard'),
      url: Address,
      events: Events.default(() => [...webhookEvents]),
    }),
    answer: Webhook.extend(Secret.shape),
  },
  /** Missing fields stay as they are. */
  updateWebhook: {
    params: Id,
    body: z.object({ url: Address.optional(), events: Events.optional(), isOn: z.boolean().optional() }),
    answer: Webhook,
  },
  deleteWebhook: { params: Id },
  /** The former secret also signs for one more day. */
  renewWebhookSecret: { params: Id, answer: Webhook.extend(Secret.shape) },
  /** Newest first. */
  listWebhookDeliveries: {
    params: Id,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      state: z.enum(deliveryStates).optional(),
      /** Cursor: from the Link header of the page before. */
      before: z.string().max(100).optional(),
    }),
    answer: z.array(Delivery),
  },
  /** Starts its tries over, with the same `webhook-id`. */
  resendWebhookDelivery: { params: DeliveryId, answer: Delivery },
  /** Sends everything since a moment again, and what was skipped while the webhook was off. A day at most. */
  replayWebhook: {
    params: Id,
    body: z.object({ since: z.iso.datetime({ offset: true }) }),
    answer: z.object({ deliveries: z.number().int() }),
  },
}
