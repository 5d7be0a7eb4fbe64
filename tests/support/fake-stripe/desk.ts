import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerCall, type Json, StripeRefusal } from './answers.ts'
import { readOne, readPairs } from './form.ts'
import type { Ledger } from './ledger.ts'
import { findCall, findProblem } from './parameters.ts'
import { apiVersion } from './wire.ts'

/** Receives calls: validates them, runs each once per idempotency key, and misbehaves on demand. */

/**
 * `after` first does what was requested. `hang` answers nothing until the caller disconnects; `forbid` answers as to a
 * restricted key.
 */
export type Misbehaviour = 'reset-before' | 'reset-after' | 'error-before' | 'error-after' | 'hang-after' | 'forbid'

export interface Keys {
  secret: string
  publishable: string
}

interface Answered {
  status: number
  json: Json
}

const forbidden = {
  status: 403,
  json: {
    error: { type: 'invalid_request_error', message: 'The provided key does not have the required permissions.' },
  },
}
const outage = { status: 500, json: { error: { type: 'api_error', message: 'Try later.' } } }

export class Desk {
  /** `METHOD /path` of every call, in order. */
  readonly calls: string[] = []
  /** Refused calls, with reasons. */
  readonly refused: string[] = []
  /** Upcoming misbehaviour. */
  readonly plans: { call: string; how: Misbehaviour }[] = []
  readonly #answered = new Map<string, Answered & { request: string }>()
  readonly #ledger: Ledger
  readonly #keys: Keys

  constructor(ledger: Ledger, keys: Keys) {
    this.#ledger = ledger
    this.#keys = keys
  }

  async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(incoming.url ?? '', 'http://stripe')
    const body = await readBody(incoming)
    const name = `${incoming.method} ${pathname}`
    this.calls.push(name)
    const plan = this.#takePlan(name)
    if (plan === 'reset-before') return void incoming.socket.destroy()
    if (plan === 'error-before') return respond(response, outage)
    if (plan === 'forbid') return respond(response, forbidden)

    const pairs = readPairs(incoming.method === 'POST' ? body : search.slice(1))
    const { answer, isReplayed } = this.#once(incoming, `${name} ${body}`, () => {
      const done = this.#work(incoming, pathname, pairs)
      return plan === 'error-after' ? outage : done
    })
    if (plan === 'reset-after') return void incoming.socket.destroy()
    if (plan === 'hang-after') return
    respond(response, answer, isReplayed ? { 'idempotent-replayed': 'true' } : {})
  }

  /** Repeats the answer to a key, also a failure; calls that were refused unread are not stored. */
  #once(incoming: IncomingMessage, request: string, work: () => Answered): { answer: Answered; isReplayed: boolean } {
    const key = incoming.headers['idempotency-key']?.toString()
    const before = key ? this.#answered.get(key) : undefined
    if (before) return { answer: before.request === request ? before : otherParameters, isReplayed: true }
    const answer = work()
    if (key && answer.status !== 400) this.#answered.set(key, { request, ...answer })
    return { answer, isReplayed: false }
  }

  #work(incoming: IncomingMessage, pathname: string, pairs: [string, string][]): Answered {
    this.#ledger.advanceTime()
    try {
      const found = findCall(incoming.method ?? '', pathname)
      if (!found)
        throw new StripeRefusal(404, { message: `Unrecognized request URL (${incoming.method}: ${pathname})` })
      checkCaller(incoming, this.#keys, found.call.by === 'browser', pairs)
      const problem = findProblem(found.call, pairs)
      if (problem) throw new StripeRefusal(400, problem)
      return { status: 200, json: answerCall(this.#ledger, found, pairs) }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      const isOrdinary = error.facts.code === 'resource_missing' || error.facts.type === 'card_error'
      if (!isOrdinary) this.refused.push(`${incoming.method} ${pathname}: ${error.message}`)
      return { status: error.status, json: { error: { type: 'invalid_request_error', ...error.facts } } }
    }
  }

  #takePlan(name: string): Misbehaviour | undefined {
    const index = this.plans.findIndex(({ call }) => call === name)
    return index < 0 ? undefined : this.plans.splice(index, 1)[0]?.how
  }
}

const otherParameters = {
  status: 400,
  json: {
    error: {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
}

/** @throws StripeRefusal for a wrong key, version or content type */
function checkCaller(
  incoming: IncomingMessage,
  keys: Keys,
  isBrowser: boolean,
  pairs: readonly [string, string][],
): void {
  const { authorization } = incoming.headers
  if (isBrowser) {
    const key = readOne(pairs, 'key') ?? authorization?.replace('Bearer ', '')
    if (key !== keys.publishable) throw new StripeRefusal(401, { message: 'Invalid API Key provided' })
    return
  }
  if (authorization !== `Bearer ${keys.secret}`) throw new StripeRefusal(401, { message: 'Invalid API Key provided' })
  if (incoming.headers['stripe-version'] !== apiVersion) {
    throw new StripeRefusal(400, {
      message: `Invalid Stripe API version: ${String(incoming.headers['stripe-version'])}`,
    })
  }
  if (incoming.method !== 'POST') return
  if (incoming.headers['content-type'] !== 'application/x-www-form-urlencoded') {
    throw new StripeRefusal(400, { message: 'Invalid content type' })
  }
  if (!incoming.headers['idempotency-key']) throw new StripeRefusal(400, { message: 'No idempotency key was sent' })
}

function respond(response: ServerResponse, { status, json }: Answered, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_fake',
    'access-control-allow-origin': '*',
    ...headers,
  })
  response.end(JSON.stringify(json))
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}
