import { dayMs, hourMs, minuteMs, secondMs } from '#shared/time/durations'

/** Facts about webhooks: what they hear of, how often a delivery is tried, and how long it is kept. */

/** `standard`: signed JSON for programs (Standard Webhooks 1.0.0). The others are messages for people in a chat. */
export const webhookKinds = ['standard', 'slack', 'teams'] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** What a webhook can subscribe to. These names are promised to receivers: never change or reuse one. */
export const webhookEvents = [
  'post.created',
  'post.updated',
  'post.in_review',
  'post.approved',
  'post.changes_requested',
  'post.published',
  'post.failed',
  'post.unconfirmed',
  'publication.missed',
  'account.expiring',
  'generation.failed',
  'member.joined',
  'member.left',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What is sent: the events, and a ping when a webhook is added. */
export const webhookMessageTypes = ['ping', ...webhookEvents] as const
export type WebhookMessageType = (typeof webhookMessageTypes)[number]

/** The only events sent to chats. */
export const chatEvents: readonly WebhookEvent[] = ['post.in_review']

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a webhook is off: by a person, because its address answered 410, or because nothing arrived any more. */
export const offReasons = ['by-hand', 'gone', 'failing'] as const
export type OffReason = (typeof offReasons)[number]

/** The pause before each try, counted from the one before it: the example schedule of Standard Webhooks 1.0.0. */
export const deliveryPausesMs = [
  0,
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
] as const

export const webhookLimits = {
  perWorkspace: 20,
  /** Of a message's body. */
  bodyBytes: 20_000,
  /** Bytes kept of an answer. */
  answerBytes: 1024,
  /** From connecting to the answer. */
  timeoutMs: 15 * secondMs,
  /** How long the former secret also signs after a renewal. */
  formerSecretMs: dayMs,
  /** How far back messages can be replayed. */
  replayMs: dayMs,
  deliveryKeptMs: 30 * dayMs,
} as const
