import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A secret nobody can guess, safe in an address and a cookie: 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is stored. Plain sha256 is enough: a token has 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A name that can be compared but not read back, so that addresses and e-mails are not stored. */
export function keyedHash(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}
