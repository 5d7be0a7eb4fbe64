import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Desk, type Misbehaviour } from './desk.ts'
import { Ledger, type LedgerEvent, priceId } from './ledger.ts'
import { eventJson } from './wire.ts'

const secretKey = 'sk_test_fakestripesecretkey'
const publishableKey = 'pk_test_fakestripe'
const webhookSecret = 'whsec_fakestripewebhooksecret'

export interface FakeStripe {
  /** Settings that lead the server to it. */
  environment: Record<string, string>
  ledger: Ledger
  /** `METHOD /path` of every call, in the order they came. */
  calls: string[]
  /** Those it refused, and why; a good client leaves it empty. */
  refused: string[]
  /** The next calls of this kind go wrong. @param call as `POST /v1/subscriptions` */
  misbehave(call: string, how: Misbehaviour, times?: number): void
  /** Pays as the card form would. @param clientSecret as the server handed it out */
  pay(clientSecret: string, card?: string): string
  /** Sends one event, signed. */
  send(url: string, event: LedgerEvent, options?: { secret?: string; at?: number; body?: string }): Promise<Response>
  /** Sends everything that happened since the last time. */
  sendAll(url: string): Promise<void>
  close(): Promise<void>
}

/** Stripe on a loopback port. @param clock the tests' own, epoch ms */
export async function startFakeStripe(clock: { now: number } | null = null): Promise<FakeStripe> {
  const ledger = new Ledger(() => clock?.now ?? Date.now())
  const desk = new Desk(ledger, { secret: secretKey, publishable: publishableKey })
  const server = await listen(desk)
  const { port } = server.address() as AddressInfo
  const send: FakeStripe['send'] = (url, event, options) => sendEvent(ledger, url, event, options)
  let sent = 0
  return {
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    ledger,
    calls: desk.calls,
    refused: desk.refused,
    misbehave(call, how, times = 1) {
      for (let count = 0; count < times; count += 1) desk.plans.push({ call, how })
    },
    pay: (clientSecret, card = '4242424242424242') => payBySecret(ledger, clientSecret, card),
    send,
    async sendAll(url) {
      ledger.letTimePass()
      const waiting = ledger.events.slice(sent)
      sent = ledger.events.length
      for (const event of waiting) {
        const response = await send(url, event)
        if (response.status !== 200) throw new Error(`${event.type} was answered ${response.status}`)
      }
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function listen(desk: Desk): Promise<Server> {
  const server = createServer((incoming, response) => {
    desk.serve(incoming, response).catch((error: unknown) => {
      desk.refused.push(String(error))
      response.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function payBySecret(ledger: Ledger, clientSecret: string, card: string): string {
  ledger.letTimePass()
  const payment = [...ledger.payments.values()].find((each) => each.secret === clientSecret)
  if (!payment) throw new Error('no payment has this secret')
  return ledger.confirm(payment.id, card).id
}

async function sendEvent(
  ledger: Ledger,
  url: string,
  event: LedgerEvent,
  options: { secret?: string; at?: number; body?: string } = {},
): Promise<Response> {
  const body = JSON.stringify(eventJson(ledger, event))
  const at = options.at ?? ledger.now()
  const signature = createHmac('sha256', options.secret ?? webhookSecret)
    .update(`${at}.${body}`)
    .digest('hex')
  return await fetch(`${url}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${at},v1=${signature}` },
    body: options.body ?? body,
  })
}
