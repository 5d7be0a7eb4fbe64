import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { findSignatureFault } from './check-signature.ts'

/**
 * One bucket of an S3-compatible storage on loopback: PutObject, GetObject with ranges, HeadObject, DeleteObject and
 * ListObjectsV2, with every signature and checksum checked. It misbehaves on demand.
 */
export interface FakeS3 {
  /** The settings that lead to it. */
  environment: Record<string, string>
  objects: Map<string, StoredObject>
  /** `METHOD key` of each request, including refused ones. */
  requests: string[]
  /** Makes the next matching requests fail in this way. */
  misbehave(how: Misbehaviour): void
  /** Stops misbehaving. */
  behave(): void
  /** How far its clock is ahead of ours, in ms. */
  clockAheadMs: number
  close(): Promise<void>
}

interface StoredObject {
  bytes: Buffer
  headers: Record<string, string>
}

export interface Misbehaviour {
  kind:
    | 'unavailable' // 503
    | 'slow-down' // 503 SlowDown, as S3 sends it after too many requests
    | 'denied' // 403
    | 'other-region' // 301 with the region it should have been
    | 'hang-up' // the connection ends without an answer
    | 'silent' // no answer at all
    | 'slow' // an answer after a moment
    | 'cut' // half of the body, then the connection ends
    | 'wrong-body' // other bytes than stored
    | 'wrong-etag'
    | 'garbled' // a body that was corrupted on the way
    | 'page' // a web page, as from a server that is no storage
    | 'endless' // a list that always has more: of the same
    | 'endless-empty' // of nothing
  /** How often; once by default. */
  times?: number
  /** Which requests, by `METHOD key`; all by default. */
  of?: RegExp
}

const region = 'eu-test-1'
const bucket = 'test-bucket'
const accessKeyId = 'AKFAKE0123456789'
const secretAccessKey = 'fake+secret/of/loopback'
const pageSize = 3

export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  let faults: (Misbehaviour & { times: number })[] = []

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const fake: FakeS3 = {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    objects,
    requests,
    misbehave: (how) => {
      faults.push({ times: 1, ...how })
    },
    behave: () => {
      faults = []
    },
    clockAheadMs: 0,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://fake')
    const [name, ...rest] = url.pathname.slice(1).split('/')
    const key = rest.join('/')
    const what = `${request.method} ${key}`
    requests.push(what)
    const fault = takeFault(what)
    if (fault === 'silent') return
    if (fault === 'hang-up') return void response.destroy()
    const body = await buffer(request)
    if (fault === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!')
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 150))
    if (fault === 'unavailable') return refuse(request, response, 503, 'ServiceUnavailable')
    if (fault === 'slow-down') return refuse(request, response, 503, 'SlowDown')
    if (fault === 'denied') return refuse(request, response, 403, 'AccessDenied')
    if (fault === 'other-region') return refuse(request, response, 301, 'PermanentRedirect', 'other-region-1')

    const rules = { accessKeyId, secretAccessKey, region, now: Date.now() + fake.clockAheadMs }
    const wrong = findSignatureFault(request, rules)
    if (wrong === 'AuthorizationHeaderMalformed') return refuse(request, response, 400, wrong, region)
    if (wrong) return refuse(request, response, 403, wrong)
    if (name !== bucket) return refuse(request, response, 404, 'NoSuchBucket')
    if (fault === 'garbled' && body.length > 0) body[0] = (body[0] ?? 0) ^ 1
    if (hash('sha256', body).digest('hex') !== request.headers['x-amz-content-sha256']) {
      return refuse(request, response, 400, 'XAmzContentSHA256Mismatch')
    }
    if (key === '') return list(url.searchParams, response, fault)
    if (request.method === 'PUT') return put(request, response, key, body)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const stored = objects.get(key)
    if (!stored) return refuse(request, response, 404, 'NoSuchKey')
    return send(request, response, stored, fault)
  }

  function put(request: IncomingMessage, response: ServerResponse, key: string, bytes: Buffer) {
    if (request.headers['content-length'] === undefined) return refuse(request, response, 411, 'MissingContentLength')
    const md5 = request.headers['content-md5']
    if (md5 !== undefined && md5 !== hash('md5', bytes).digest('base64')) {
      return refuse(request, response, 400, 'BadDigest')
    }
    const kept = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'))
    objects.set(key, { bytes, headers: Object.fromEntries(kept) as Record<string, string> })
    response.writeHead(200, { etag: etagOf(bytes) }).end()
  }

  function list(query: URLSearchParams, response: ServerResponse, fault: Misbehaviour['kind'] | undefined) {
    const isEndless = fault === 'endless' || fault === 'endless-empty'
    const after = isEndless ? '' : (query.get('continuation-token') ?? '')
    const found = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
    const keys =
      fault === 'endless-empty' ? [] : found.slice(0, Math.min(Number(query.get('max-keys') ?? pageSize), pageSize))
    const isTruncated = isEndless || found.length > keys.length
    const next = isEndless ? randomUUID() : keys.at(-1)
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${bucket}</Name><IsTruncated>${isTruncated}</IsTruncated>${
          isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
        }${keys.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`).join('')}</ListBucketResult>`,
      )
  }

  function takeFault(what: string): Misbehaviour['kind'] | undefined {
    const fault = faults.find(({ of }) => of?.test(what) ?? true)
    if (fault) {
      fault.times -= 1
      faults = faults.filter(({ times }) => times > 0)
    }
    return fault?.kind
  }

  return fake
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, headers }: StoredObject,
  fault: Misbehaviour['kind'] | undefined,
) {
  const wanted = request.headers['if-match']
  if (wanted !== undefined && wanted !== etagOf(bytes)) return refuse(request, response, 412, 'PreconditionFailed')
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  const part = Buffer.from(bytes.subarray(from))
  if (fault === 'wrong-body') part[0] = (part[0] ?? 0) ^ 1
  response.writeHead(from > 0 ? 206 : 200, {
    ...headers,
    etag: fault === 'wrong-etag' ? '"0123456789abcdef0123456789abcdef"' : etagOf(bytes),
    'content-length': part.length,
    ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
  })
  if (request.method === 'HEAD') return void response.end()
  if (fault !== 'cut') return void response.end(part)
  return void response.write(part.subarray(0, Math.ceil(part.length / 2)), () => response.destroy())
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: string,
  rightRegion?: string,
): void {
  const where = rightRegion ? `<Region>${rightRegion}</Region>` : ''
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>As told.</Message>${where}</Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? undefined : body)
}

function hash(algorithm: string, bytes: Buffer) {
  return createHash(algorithm).update(bytes)
}

function etagOf(bytes: Buffer): string {
  return `"${hash('md5', bytes).digest('hex')}"`
}
