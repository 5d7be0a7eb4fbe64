import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * AWS Signature Version 4 as its documentation describes it ("Create a signed AWS API request"), for requests signed in
 * the Authorization header. Written from that page and from no client's code, so that it detects a client's mistakes.
 */

export interface SignatureRules {
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** Epoch ms of this storage's clock. */
  now: number
}

const skewMs = 15 * 60 * 1000

/** @returns the S3 error code; null when the signature is right */
export function findSignatureFault(request: IncomingMessage, rules: SignatureRules): string | null {
  const header = request.headers.authorization ?? ''
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    )
  if (!parts) return 'AccessDenied'
  const [, keyId, day = '', region = '', signedNames = '', signature = ''] = parts
  if (keyId !== rules.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== rules.region) return 'AuthorizationHeaderMalformed'

  const time = String(request.headers['x-amz-date'])
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!time.startsWith(day) || !(Math.abs(sentAt - rules.now) <= skewMs)) return 'RequestTimeTooSkewed'

  const names = signedNames.split(';')
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (!mustBeSigned.every((name) => names.includes(name))) return 'AccessDenied'

  const url = new URL(request.url ?? '', 'http://fake')
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replaceAll(/ +/g, ' ')}`,
    ),
    '',
    signedNames,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (each, part) => createHmac('sha256', each).update(part).digest(),
    `AWS4${rules.secretAccessKey}`,
  )
  const wanted = createHmac('sha256', key).update(toSign).digest()
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

/** Everything but RFC 3986's unreserved characters. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
}
