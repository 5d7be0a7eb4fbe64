import { deliverEvents } from '#server/context/deliver-events'
import { Targets, takeDelivery } from '#server/features/webhooks/send-deliveries'
import type { Answer } from '#shared/contract/contract'
import type { Browser } from './browser-session.ts'
import type { TestApp } from './test-app.ts'

export type Webhook = Answer<'createWebhook'> & { secret: string }
export type Delivery = Answer<'listWebhookDeliveries'>[number]

/** @param at where a team's API is, such as /api/w/SLUG */
export async function addWebhook(person: Browser, body: object, at = '/api'): Promise<Webhook> {
  const response = await person.post(`${at}/webhooks`, body)
  if (response.status !== 201) throw new Error(await response.text())
  return (await response.json()) as Webhook
}

export async function listDeliveries(person: Browser, id: string, at = '/api'): Promise<Delivery[]> {
  return (await (await person.get(`${at}/webhooks/${id}/deliveries?limit=100`)).json()) as Delivery[]
}

/** Hands out the events so far, and sends what is due at the app's clock, as its lane does. */
export async function sendDue({ ctx }: TestApp, { atOnce = 1 } = {}): Promise<void> {
  await deliverEvents(ctx)
  const targets = new Targets()
  const signal = new AbortController().signal
  const work = async () => {
    for (let send = await takeDelivery(ctx, targets, signal); send; send = await takeDelivery(ctx, targets, signal))
      await send()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
