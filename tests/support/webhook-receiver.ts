import { createPublicKey, verify as verifySignature } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** A message as it arrived. */
export interface Received {
  path: string
  id: string
  timestamp: string
  /** Empty: not signed. */
  signature: string
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** How the receiver behaves; `silence` never answers, `cut` ends the connection without a word. */
export type Behaviour =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'silence'
  | 'cut'
  | 'cut-in-body'
  | 'endless'

/** A receiver of webhooks on loopback that can misbehave. It is reached as `hooks.example.net` through FETCH_ALLOW. */
export async function startWebhookReceiver() {
  const received: Received[] = []
  const opened = new Set<ServerResponse>()
  let behave: (message: Received) => Behaviour = () => ({ status: 204 })

  const server = createServer(async (request, response) => {
    opened.add(response)
    response.on('close', () => opened.delete(response))
    response.on('error', () => {})
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const header = (name: string) => String(request.headers[name] ?? '')
    const message = {
      path: request.url ?? '',
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    received.push(message)
    answer(response, behave(message))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo

  return {
    received,
    /** Below it, any path. */
    url: `http://hooks.example.net:${port}`,
    port,
    /** For the app's environment; further hosts lead here too. */
    allow: (...hosts: string[]) => ['hooks.example.net', ...hosts].map((host) => `${host}=127.0.0.1:${port}`).join(','),
    behave(how: Behaviour | ((message: Received) => Behaviour)) {
      behave = typeof how === 'function' ? how : () => how
    },
    /** Answers that it holds back. */
    held: () => opened.size,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>

function answer(response: ServerResponse, how: Behaviour): void {
  if (how === 'silence') return
  if (how === 'cut') return void response.destroy()
  if (how === 'cut-in-body') {
    response.writeHead(200, { 'content-length': '1000' }).write('half an answer')
    setImmediate(() => response.destroy())
    return
  }
  if (how === 'endless') {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write('a'.repeat(64 * 1024)));
    }
    response.on('drain', more)
    more()
    return
  }
  response.writeHead(how.status, how.headers).end(how.body)
}

/**
 * The message's content, once its `v1` signature is verified as receivers do it.
 * @param at the receiver's clock, epoch ms
 * @throws WebhookVerificationError
 */
export function verified(
  secret: string,
  message: Received,
  at: number,
): { type: string; timestamp: string; data: Data } {
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': message.timestamp,
    'webhook-signature': message.signature,
  }
  // the library reads the clock itself; it does not wait in between
  const now = Date.now
  Date.now = () => at
  try {
    return new Webhook(secret).verify(message.body, headers) as ReturnType<typeof verified>
  } finally {
    Date.now = now
  }
}

type Data = Record<string, unknown> & { sequence: number }

/** Whether one of its `v1a` signatures is by this key (`whpk_`). */
export function isSignedBy(publicKey: string, { id, timestamp, body, signature }: Received): boolean {
  const x = Buffer.from(publicKey.replace('whpk_', ''), 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const signatures = signature.split(' ').filter((each) => each.startsWith('v1a,'))
  const content = Buffer.from(`${id}.${timestamp}.${body}`)
  return signatures.some((each) => verifySignature(null, content, key, Buffer.from(each.slice(4), 'base64')))
}
