import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/platform/tokens'

/**
 * Recovery codes, for people who lost their phone. Each works once and holds 120 bits; from 112 on a plain hash is
 * enough to keep them by (ASVS 5.0, 6.5.2).
 */

const recoveryCodeCount = 10

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const codeLength = 24

/**
 * New codes as people see them, such as `k7wp-3mxd-9fqa-r2ht-u8en-5jcb`. 0, 1, l and o are left out: they look alike.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    // 256 is a multiple of the 32 letters, so each is as likely as the others
    const code = Array.from(randomBytes(codeLength), (byte) => letters[byte % letters.length]).join('')
    return (code.match(/.{4}/g) ?? []).join('-')
  })
}

/** How a code is kept, however it was typed. */
export function hashRecoveryCode(typed: string): string {
  return hashToken(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}
