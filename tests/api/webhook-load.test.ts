import { expect, test } from 'vitest'
import { Targets, takeDelivery } from '#server/features/webhooks/send-deliveries'
import { queueMany, sendMany } from '../support/many-deliveries.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { startWebhookReceiver } from '../support/webhook-receiver.ts'
import { addWebhook, sendDue } from '../support/webhooks.ts'

test.each([1, 2])('a target that fails half the time gets every message, by %i processes', async (processes) => {
  // half of the tries fail, and no message is sent after it was taken
  expect(await sendMany(100, { processes })).toBe(200)
})

/** A webhook to which so many deliveries are due. */
async function withBacklog(count: number, use: (backlog: Backlog) => Promise<void>): Promise<void> {
  const receiver = await startWebhookReceiver()
  const app = await startTestApp({ environment: { FETCH_ALLOW: receiver.allow() } })
  try {
    const person = await app.signIn()
    const webhook = await addWebhook(person, { url: receiver.url, events: ['post.updated'] })
    await sendDue(app)
    receiver.received.length = 0
    await queueMany(app, webhook, person.id, count)
    const targets = new Targets()
    await use({ app, receiver, targets, take: () => takeDelivery(app.ctx, targets, new AbortController().signal) })
  } finally {
    await app.close()
    await receiver.close()
  }
}

interface Backlog {
  app: TestApp
  receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
  targets: Targets
  take: () => ReturnType<typeof takeDelivery>
}

test('what is due to a webhook is sent in turn, fifty before others are looked at again', () =>
  withBacklog(60, async ({ receiver, targets, take }) => {
    await (await take())?.()
    expect(receiver.received).toHaveLength(50)
    expect(targets.busy()).toEqual([])
    await (await take())?.()
    expect(receiver.received).toHaveLength(60)
    expect(await take()).toBeUndefined()
  }))

test('the turn of a slow webhook ends after a second', () =>
  withBacklog(10, async ({ app, receiver, take }) => {
    receiver.behave(() => {
      app.clock.now += 400
      return { status: 200 }
    })
    await (await take())?.()
    expect(receiver.received).toHaveLength(3)
  }))

test('a webhook that is switched off meanwhile gets no more', () =>
  withBacklog(10, async ({ receiver, take }) => {
    receiver.behave(() => ({ status: receiver.received.length === 3 ? 410 : 200 }))
    await (await take())?.()
    expect(receiver.received).toHaveLength(3)
    expect(await take()).toBeUndefined()
  }))
