import type { Context } from '#server/context/context'
import { listLendings } from '#server/features/linkedin/lending-repository'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { asUserId, type WorkspaceId } from '#shared/contract/ids'
import { chatMessageOfReview } from './chat-messages-of-events.ts'
import { findLastSequence, insertDelivery } from './delivery-repository.ts'
import { webhookLane } from './lane.ts'
import { type EventMessage, eventsWithMessage, messageOf, subjectOf, writeBody } from './messages.ts'
import { listSubscribed, type Webhook } from './webhook-repository.ts'

/** Turns events into deliveries, which a lane sends. */

export const webhooksOfEvents: Subscriber<Context> = {
  name: 'webhooks',
  when: 'after-commit',
  on: Object.fromEntries(
    eventsWithMessage.map((name) => [
      name,
      async (ctx: Context, event: StoredEvent) => {
        for (const workspaceId of await workspacesOf(ctx, event)) await queueFor(ctx, event, workspaceId)
      },
    ]),
  ),
}

/** Events of a LinkedIn account also go to the teams that it is lent to. */
async function workspacesOf(ctx: Context, { name, workspaceId, subject }: StoredEvent): Promise<WorkspaceId[]> {
  if (workspaceId === null) return []
  if (name !== 'linkedin-account.expiring') return [workspaceId]
  const lendings = await listLendings(ctx.db, { ownerId: asUserId(workspaceId), id: subject })
  return [workspaceId, ...lendings.map(({ workspace }) => workspace)]
}

async function queueFor(ctx: Context, event: StoredEvent, workspaceId: WorkspaceId): Promise<void> {
  const message = messageOf(event)
  if (!message) return
  const webhooks = await listSubscribed(ctx.db, workspaceId, message.type)
  for (const webhook of webhooks) await queueDelivery(ctx, webhook, event, message)
  if (webhooks.length > 0) await ctx.jobs.wakeAll(webhookLane, ctx.db)
}

/** Adds a delivery, unless the webhook has one of this event. Call it in a transaction. */
export async function queueDelivery(
  ctx: Context,
  { ownerId, id: webhookId, kind, createdBy }: Webhook,
  event: StoredEvent,
  message: EventMessage,
): Promise<void> {
  const { id: eventId, at } = event
  const subject = subjectOf(message, event)
  // a moment, so that it also grows when earlier deliveries are gone; of two in one millisecond the later has the next number
  const last = await findLastSequence(ctx.db, ownerId, { subject, eventId })
  const sequence = Math.max(at, (last ?? 0) + 1)
  const body =
    kind === 'standard'
      ? writeBody(message, { workspaceId: ownerId, sequence, at })
      : await chatMessageOfReview(ctx, event, { kind, createdBy })
  if (body === null) return
  const about = { ownerId, webhookId, eventId, type: message.type, subject, sequence }
  await insertDelivery(ctx.db, { ...about, body, createdAt: at }, ctx.now())
}
