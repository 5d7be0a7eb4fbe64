import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import './quick-client.ts'
import { Desk, type Misbehaviour } from './desk.ts'
import { Ledger, type LedgerEvent, priceId } from './ledger.ts'
import { eventJson } from './wire.ts'

const publishableKey = 'pk_test_fakestripe'
const webhookSecret = 'whsec_fakestripewebhooksecret'

export interface FakeStripe {
  /** Settings that lead the server to it. */
  environment: Record<string, string>
  ledger: Ledger
  /** `METHOD /path` of every call, in order. */
  calls: string[]
  /** Refused calls with reasons; a good client leaves it empty. */
  refused: string[]
  /** Makes the next calls of this kind fail. @param call as `POST /v1/subscriptions` */
  misbehave(call: string, how: Misbehaviour, times?: number): void
  /** Removes all misbehaviour. */
  recover(): void
  /** Pays as the card form would. @param clientSecret from the server */
  pay(clientSecret: string, card?: string): string
  /** Sends one event, signed. */
  send(url: string, event: LedgerEvent, options?: SendOptions): Promise<Response>
  /** Sends any content with a good signature. */
  sendSigned(url: string, body: string): Promise<Response>
  /** Sends all events since the last time. */
  sendAll(url: string): Promise<void>
  close(): Promise<void>
}

interface SendOptions {
  secret?: string
  at?: number
  /** Sent in place of the signed content. */
  body?: string
}

/** Stripe on a loopback port. @param clock the tests' own, epoch ms */
export async function startFakeStripe(
  clock: { now: number } | null = null,
  { account = 'acct_fake', mode = 'test' }: { account?: string; mode?: 'test' | 'live' } = {},
): Promise<FakeStripe> {
  const secretKey = `sk_${mode}_fakestripesecretkey`
  const ledger = new Ledger(() => clock?.now ?? Date.now())
  ledger.account = account
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
    recover: () => void desk.plans.splice(0),
    pay: (clientSecret, card = '4242424242424242') => payBySecret(ledger, clientSecret, card),
    send,
    sendSigned: (url, body) => sendBody(url, body, { at: ledger.now() }),
    async sendAll(url) {
      ledger.advanceTime()
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
  ledger.advanceTime()
  const payment = [...ledger.payments.values()].find((each) => each.secret === clientSecret)
  if (!payment) throw new Error('no payment has this secret')
  return ledger.confirm(payment.id, card).id
}

async function sendEvent(
  ledger: Ledger,
  url: string,
  event: LedgerEvent,
  options: SendOptions = {},
): Promise<Response> {
  const body = JSON.stringify(eventJson(ledger, event))
  return await sendBody(url, body, { at: ledger.now(), ...options })
}

async function sendBody(url: string, signed: string, options: SendOptions & { at: number }): Promise<Response> {
  const { at, secret = webhookSecret, body = signed } = options
  const signature = createHmac('sha256', secret).update(`${at}.${signed}`).digest('hex')
  return await fetch(`${url}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${at},v1=${signature}` },
    body,
  })
}
