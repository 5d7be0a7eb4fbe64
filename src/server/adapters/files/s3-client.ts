import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher, request } from 'undici'
import { retryAfterMs } from '#shared/time/retry-after'
import { StorageFailure } from './files.ts'
import { type BucketConfig, mayPass, type Refusal, readRefusal, toFailure } from './s3-errors.ts'

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Of an object, below the prefix; the bucket itself unless given. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: S3Body
}

export interface S3Body {
  size: number
  /** SHA-256 in hexadecimal, MD5 in base64. */
  sha256: string
  md5: string
  /** From the beginning; called again for each attempt. */
  open(): Uint8Array | Readable
}

export type S3Answer = Dispatcher.ResponseData

const attempts = 5
const firstDelayMs = 100
const longestDelayMs = 2_000
/** After this no further attempt begins. */
const patienceMs = 15_000
const emptyHash = createHash('sha256').digest('hex')

/** Speaks S3 with one bucket, by addresses that name it in their path: every storage takes those. */
export function createS3Client(config: BucketConfig) {
  const agent = new Agent({ connections: 32, connect: { timeout: 5_000 }, headersTimeout: 15_000, bodyTimeout: 15_000 })
  const keys = new Map<string, ArrayBuffer>() // keys that signing derives from the secret, one a day

  async function sendOnce({ method, key, query, headers, body }: S3Request): Promise<S3Answer> {
    const url = new URL(`${config.endpoint}/${config.bucket}${key === undefined ? '' : `/${config.prefix}${key}`}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: {
        ...headers,
        'x-amz-content-sha256': body?.sha256 ?? emptyHash,
        ...(body && { 'content-md5': body.md5 }),
      },
      accessKeyId: config.accessKeyId,
      secretAccessKey: config.secretAccessKey,
      service: 's3',
      region: config.region,
      cache: keys,
    })
    const signed = await signer.sign()
    return await request(signed.url, {
      method,
      dispatcher: agent,
      headers: { ...Object.fromEntries(signed.headers), ...(body && { 'content-length': String(body.size) }) },
      body: body?.open() ?? null,
    })
  }

  /**
   * Retries with growing pauses as long as the failure may be temporary.
   * @returns a success, or a 404 of an object with its body already read
   * @throws StorageFailure
   */
  async function send(what: S3Request): Promise<S3Answer> {
    const startedAt = Date.now()
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await attemptOnce(what)
      if (!('problem' in outcome)) return outcome.answer
      const isLast = attempt === attempts || Date.now() - startedAt > patienceMs
      if (!outcome.mayPass || isLast) throw outcome.problem
      await pause(attempt, outcome.askedMs ?? 0)
    }
  }

  async function attemptOnce(what: S3Request) {
    let answer: S3Answer
    try {
      answer = await sendOnce(what)
      if (answer.statusCode < 300) return { answer }
      const body = await answer.body.text()
      const refusal = readRefusal(answer.statusCode, answer.headers, body)
      if (isMissingObject(what, refusal)) return { answer }
      const askedMs = retryAfterMs(String(answer.headers['retry-after'] ?? ''), Date.now())
      return { problem: toFailure(refusal, config), mayPass: mayPass(refusal), askedMs }
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      const problem = new StorageFailure(`S3_ENDPOINT: ${config.endpoint} can't be reached (${reason}).`, { cause })
      return { problem, mayPass: true }
    }
  }

  return { send }
}

/** A response to HEAD has no body to tell what is missing. */
function isMissingObject({ key, method }: S3Request, { status, code }: Refusal): boolean {
  return key !== undefined && status === 404 && (code === 'NoSuchKey' || method === 'HEAD')
}

/** Twice as long each time and never alike, so that many who were refused at once don't come back at once. */
async function pause(attempt: number, askedMs: number): Promise<void> {
  const usualMs = Math.min(firstDelayMs * 2 ** (attempt - 1), longestDelayMs) * (0.5 + Math.random())
  await new Promise((resolve) => {
    setTimeout(resolve, Math.max(usualMs, Math.min(askedMs, longestDelayMs)))
  })
}
