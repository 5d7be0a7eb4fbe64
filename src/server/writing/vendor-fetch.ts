import { type Duplex, pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { request } from 'undici'
import { gatheredBody } from './gathered-body.ts'
import { createTextPath, type TextPath } from './text-path.ts'

type Fetch = typeof globalThis.fetch

/** Statuses that the `Response` constructor allows no body for. */
const bodiless = [204, 205, 304]

const decoders: Record<string, () => Duplex> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * The SDKs' `fetch`, as far as they use it, on Node's own streams, which cost a fraction of web streams for each chunk.
 * It follows no redirect, which would send the key and the article to another host. An aborted signal closes the
 * connection, or a model would continue to write for nobody.
 */
export function createVendorFetch(texts: TextPath): Fetch {
  return async (input, init = {}) => {
    const answer = await ask(input, init)
    if (answer.statusCode >= 300 && answer.statusCode < 400) {
      leave(answer.body)
      throw failure(new Error('unexpected redirect'))
    }
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of [value ?? []].flat()) headers.append(name, each)
    }
    const status = answer.statusCode
    if (bodiless.includes(status)) {
      leave(answer.body)
      return new Response(null, { status, headers })
    }
    return new Response(gatheredBody(decoded(answer.body, headers), texts), { status, headers })
  }
}

/** For short answers. */
export const fetchDirectly = createVendorFetch(createTextPath(null))

async function ask(input: Parameters<Fetch>[0], { method, headers, body, signal }: RequestInit) {
  try {
    return await request(input instanceof Request ? input.url : input, {
      method: (method ?? 'GET') as 'GET' | 'POST',
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
      body: (body as string | undefined) ?? null,
      signal: signal ?? null,
    })
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw failure(error)
  }
}

/** Closes the connection; that its answer breaks off by it is no news. */
function leave(body: Readable): void {
  body.on('error', () => {}).destroy()
}

/** Some gateways compress despite the requested encoding. */
function decoded(body: Readable, headers: Headers): Readable {
  const decoder = decoders[headers.get('content-encoding') ?? '']?.()
  return decoder ? pipeline(body, decoder, () => {}) : body
}

/** The same error as from `fetch`. */
function failure(cause: unknown): TypeError {
  return new TypeError('fetch failed', { cause })
}
