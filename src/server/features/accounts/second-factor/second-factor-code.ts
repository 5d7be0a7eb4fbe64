import { Secret, TOTP } from 'otpauth'

/** The codes of authenticator apps (RFC 6238): six digits every thirty seconds, as all of them understand. */

const periodMs = 30_000
/** Steps before and after now that are accepted, for a phone whose clock is slightly off. */
const window = 1

/** 160 bits, base32. */
export function newKey(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of the QR code for an authenticator app. */
export function keyAddress(key: string, email: string): string {
  return new TOTP({ issuer: 'Postwright', label: email, secret: key }).toString()
}

/** The time step of this code; null when it belongs to none that is accepted now. @param now epoch ms */
export function stepOf(key: string, code: string, now: number): number | null {
  const delta = new TOTP({ secret: key }).validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / periodMs) + delta
}
