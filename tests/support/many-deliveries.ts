import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { Targets, takeDelivery } from '#server/features/webhooks/send-deliveries'
import { minuteMs } from '#shared/time/durations'
import type { PersonId } from './ids.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { startWebhookReceiver, verified } from './webhook-receiver.ts'
import { addWebhook, type Webhook } from './webhooks.ts'

/** Many deliveries to a target that fails every second time. The clock is moved, not waited for. */

/**
 * Sends so many, by one or several processes.
 * @returns how many tries it took, once every message was verified and delivered
 */
export async function sendMany(count: number, { processes = 1 } = {}): Promise<number> {
  const receiver = await startWebhookReceiver()
  const environment = { FETCH_ALLOW: receiver.allow() }
  const app = await startTestApp({ environment })
  const all = [app]
  try {
    while (all.length < processes) all.push(await startTestApp({ sharedWith: app, environment }))
    const person = await app.signIn()
    const webhook = await addWebhook(person, { url: receiver.url, events: ['post.updated'] })
    await sendAll(all)
    receiver.received.length = 0
    const ids = await queueMany(app, webhook, person.id, count)
    let tries = 0
    receiver.behave(() => {
      tries += 1
      return { status: tries % 2 === 0 ? 200 : 503 }
    })
    await sendAll(all)

    const verifiedIds = receiver.received.map((message) => {
      expect(verified(webhook.secret, message, Number(message.timestamp) * 1000).type).toBe('post.updated')
      return message.id
    })
    expect(new Set(verifiedIds)).toEqual(ids)
    expect(await statesOf(app, webhook)).toEqual({ delivered: count })
    return tries
  } finally {
    for (const each of all.toReversed()) await each.close()
    await receiver.close()
  }
}

/** Deliveries that are due, as if so many events had happened. */
export async function queueMany(
  app: TestApp,
  webhook: Webhook,
  ownerId: PersonId,
  count: number,
): Promise<Set<string>> {
  const now = app.clock.now
  const rows = Array.from({ length: count }, (_, index) => ({
    owner_id: ownerId,
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    webhook_id: webhook.id,
    event_id: 1_000_000 + index,
    type: 'post.updated' as const,
    subject: `post-${index % 100}`,
    sequence: now + index,
    body: JSON.stringify({ type: 'post.updated', timestamp: new Date(now).toISOString(), data: { sequence: index } }),
    created_at: now,
    state: 'waiting' as const,
    begun_at: now,
    tries: 0,
    tried_at: null,
    next_at: now,
    lease: null,
    leased_until: null,
    status: null,
    answer: null,
    problem: null,
  }))
  for (let from = 0; from < count; from += 500) {
    await app.ctx.db
      .insertInto('webhook_deliveries')
      .values(rows.slice(from, from + 500))
      .execute()
  }
  return new Set(rows.map(({ id }) => id))
}

/** Sends what is due at the clock's time, as the lanes of these processes do, and moves the clock on until none waits. */
async function sendAll(processes: readonly TestApp[]): Promise<void> {
  const [first] = processes
  const signal = new AbortController().signal
  const lanes = processes.map(({ ctx }) => ({ ctx, targets: new Targets() }))
  const work = async ({ ctx, targets }: (typeof lanes)[number]) => {
    for (let send = await takeDelivery(ctx, targets, signal); send; send = await takeDelivery(ctx, targets, signal))
      await send()
  }
  for (;;) {
    await Promise.all(lanes.flatMap((lane) => [work(lane), work(lane)]))
    const next = await first?.ctx.db
      .selectFrom('webhook_deliveries')
      .select((column) => column.fn.min('next_at').as('at'))
      .executeTakeFirst()
    if (typeof next?.at !== 'number') return
    for (const { clock } of processes) clock.now = Math.max(clock.now, next.at) + minuteMs
  }
}

async function statesOf({ ctx }: TestApp, webhook: Webhook): Promise<Record<string, number>> {
  const rows = await ctx.db
    .selectFrom('webhook_deliveries')
    .select((column) => ['state', column.fn.countAll<number>().as('count')])
    .where('webhook_id', '=', webhook.id)
    .where('type', '!=', 'ping')
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}
