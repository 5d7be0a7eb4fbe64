import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A secret nobody can guess, safe in an address and a cookie: 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is kept at rest. Plain sha256 will do: a token has 256 bits of its own. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A name that can be compared but not read back, for what would otherwise store addresses and e-mails. */
export function keyedHash(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}
