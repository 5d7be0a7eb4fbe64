import type { StoredEvent } from '#server/platform/events/event'
import type { EventName } from '#shared/contract/events'
import type { WebhookData } from '#shared/contract/webhooks'
import { inEnglish } from '#shared/errors/in-english'
import { type WebhookMessageType, webhookLimits } from '#shared/rules/webhooks'
import { toIso } from '#shared/time/iso'

/** The webhook message of an event: ids, and no text of a post. Pure. */

/** The part that differs by event. */
type Details<Type extends WebhookMessageType> = Omit<WebhookData<Type>, 'workspaceId' | 'sequence'>

export type WebhookMessage = {
  [Type in WebhookMessageType]: { type: Type; details: Details<Type> }
}[WebhookMessageType]

/** About an event. */
export type EventMessage = Exclude<WebhookMessage, { type: 'ping' }>

/** The sentence is for people debugging a failure; LinkedIn's part of it may be long. */
const sentenceCharacters = 500

type Trouble = StoredEvent<'publication.failed' | 'publication.unconfirmed' | 'publication.missed'>

/** The messages of the events that have one. */
const messagesOfEvents: { readonly [Name in EventName]?: (event: StoredEvent<Name>) => EventMessage } = {
  'post.created': (event) => ({ type: 'post.created', details: ofPost(event) }),
  'post.updated': (event) => ({ type: 'post.updated', details: ofPost(event) }),
  'review.requested': (event) => ({ type: 'post.in_review', details: ofPost(event) }),
  'review.decided': (event) => ({
    type: event.payload.decision === 'approve' ? 'post.approved' : 'post.changes_requested',
    details: { ...ofPost(event), isGuest: event.payload.isGuest },
  }),
  'post.published': ({ subject: postId, payload: { publicationId, accountId, url } }) => ({
    type: 'post.published',
    details: { postId, publicationId, accountId, url },
  }),
  'publication.failed': (event) => ({ type: 'post.failed', details: ofTrouble(event) }),
  'publication.unconfirmed': (event) => ({ type: 'post.unconfirmed', details: ofTrouble(event) }),
  'publication.missed': (event) => ({ type: 'publication.missed', details: ofTrouble(event) }),
  'linkedin-account.expiring': ({ subject: accountId, payload }) => ({
    type: 'account.expiring',
    details: { accountId, expiresAt: toIso(payload.expiresAt) },
  }),
  'generation.failed': ({ actor, payload: { code, reason } }) => ({
    type: 'generation.failed',
    details: { userId: actor, code, message: inEnglish(reason).slice(0, sentenceCharacters) },
  }),
  'member.joined': ({ subject: userId, payload: { role } }) => ({ type: 'member.joined', details: { userId, role } }),
  'member.left': ({ subject: userId }) => ({ type: 'member.left', details: { userId, isRemoved: false } }),
  'member.removed': ({ subject: userId }) => ({ type: 'member.left', details: { userId, isRemoved: true } }),
}

export const eventsWithMessage = Object.keys(messagesOfEvents) as EventName[]

/** The message of an event; undefined for one that webhooks do not receive. */
export function messageOf(event: StoredEvent): EventMessage | undefined {
  const write = messagesOfEvents[event.name] as ((event: StoredEvent) => EventMessage) | undefined
  return write?.(event)
}

/** Whose messages a sequence numbers: the post's if there is one, else the event subject's. */
export function subjectOf({ details }: EventMessage, { subject }: Pick<StoredEvent, 'subject'>): string {
  return 'postId' in details ? details.postId : subject
}

/** @throws Error for a body that is too large, which is a bug */
export function writeBody(
  { type, details }: WebhookMessage,
  { workspaceId, sequence, at }: { workspaceId: string; sequence: number; at: number },
): string {
  const body = JSON.stringify({ type, timestamp: toIso(at), data: { workspaceId, sequence, ...details } })
  if (Buffer.byteLength(body) >= webhookLimits.bodyBytes) throw new Error(`The message ${type} is too large.`)
  return body
}

function ofPost({ subject: postId, actor: userId }: Pick<StoredEvent, 'subject' | 'actor'>) {
  return { postId, userId }
}

function ofTrouble({ subject: publicationId, payload: { postId, accountId, reason } }: Trouble) {
  const message = inEnglish(reason).slice(0, sentenceCharacters)
  return { postId, publicationId, accountId, reason: reason.name, message }
}
