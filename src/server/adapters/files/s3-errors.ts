import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '#server/platform/config'
import { StorageFailure } from './files.ts'
import { readXml } from './read-xml.ts'

export type BucketConfig = NonNullable<Config['bucket']>

/** A storage's error response. */
export interface Refusal {
  status: number
  /** Of S3's table of error codes; empty where the answer has no body. */
  code: string
  message: string
  /** The bucket's real region, if the request went to another one. */
  region: string
}

/** @param body XML, or nothing in answer to HEAD */
export function readRefusal(status: number, headers: IncomingHttpHeaders, body: string): Refusal {
  const found = new Map(readXml(body).map(({ name, text }) => [name, text]))
  const region = found.get('Region') || (headers['x-amz-bucket-region']?.toString() ?? '')
  return { status, code: found.get('Code') ?? '', message: found.get('Message') ?? '', region }
}

/** Codes of temporary failures, also those that say that the bytes did not arrive as they were sent. */
const passing =
  /^(InternalError|ServiceUnavailable|SlowDown|RequestTimeout|OperationAborted|TooManyRequests|BadDigest|IncompleteBody|XAmzContentSHA256Mismatch)$/

export function mayPass({ status, code }: Refusal): boolean {
  return status >= 500 || status === 429 || passing.test(code)
}

/** What the operator should do about it. */
export function toFailure(refusal: Refusal, config: BucketConfig): StorageFailure {
  const answer = [refusal.status, refusal.code, refusal.message].filter(Boolean).join(' ')
  const wrong = wrongSetting(refusal, config)
  return wrong === null
    ? new StorageFailure(`The storage at ${config.endpoint} answered ${answer}.`)
    : new StorageFailure(`${wrong} (The storage answered ${answer}.)`, { isWrongSetting: true })
}

function wrongSetting({ status, code, region }: Refusal, config: BucketConfig): string | null {
  const { bucket, endpoint } = config
  if (code === 'InvalidAccessKeyId') return `S3_ACCESS_KEY_ID: ${endpoint} does not know this key.`
  if (code === 'SignatureDoesNotMatch') return 'S3_SECRET_ACCESS_KEY: is not the one that belongs to S3_ACCESS_KEY_ID.'
  if (code === 'RequestTimeTooSkewed') {
    return 'The clock of this machine and that of the storage are more than 15 minutes apart: set this one.'
  }
  if (code === 'NoSuchBucket') return `S3_BUCKET: there is no bucket ${bucket} at ${endpoint}. Make it first.`
  if (region && region !== config.region) return `S3_REGION: the bucket ${bucket} is in ${region}.`
  if (status >= 300 && status < 400) return `S3_ENDPOINT: ${endpoint} is not where the bucket ${bucket} is.`
  if (status === 403 || code === 'AccessDenied') {
    return `S3_ACCESS_KEY_ID: this key may not list, read, write and delete in the bucket ${bucket}.`
  }
  if (status === 404) return `S3_ENDPOINT: ${endpoint} knows no bucket ${bucket}, or is no S3-compatible storage.`
  return null
}
