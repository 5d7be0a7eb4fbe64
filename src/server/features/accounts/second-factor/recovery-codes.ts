import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/platform/tokens'

/**
 * Recovery codes, for people who lost their phone. Each works once and holds 120 bits; from 112 bits on a plain hash is
 * a safe way to store them (ASVS 5.0, 6.5.2).
 */

const recoveryCodeCount = 10

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const codeLength = 24

/** New codes as shown to people, such as `k7wp-3mxd-9fqa-r2ht-u8en-5jcb`. Without 0, 1, l and o, which look alike. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    // 256 is a multiple of the 32 letters, so all are equally likely
    const code = Array.from(randomBytes(codeLength), (byte) => letters[byte % letters.length]).join('')
    return (code.match(/.{4}/g) ?? []).join('-')
  })
}

/** The stored form of a code, however it was typed. */
export function hashRecoveryCode(typed: string): string {
  return hashToken(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}
