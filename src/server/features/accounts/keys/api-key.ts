import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { keyPrefix } from '#shared/rules/api-keys'

/**
 * A key of the API: `pw_live_`, 32 random bytes as 43 characters, and the CRC-32 of all that as 6, so that a scanner can
 * tell a key from chance without asking us. Numbers are written in base 62: digits, capitals, small letters.
 */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomCharacters = 43
const checksumCharacters = 6
const shape = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${randomCharacters + checksumCharacters}}$`)

export function newApiKey(): string {
  const random = BigInt(`0x${randomBytes(32).toString('hex')}`)
  const body = keyPrefix + inBase62(random, randomCharacters)
  return body + checksumOf(body)
}

/** Whether this can be a key at all: its shape and its checksum are right. */
export function isWellFormedKey(text: string): boolean {
  if (!shape.test(text)) return false
  const body = text.slice(0, -checksumCharacters)
  return text.endsWith(checksumOf(body))
}

function checksumOf(body: string): string {
  return inBase62(BigInt(crc32(body)), checksumCharacters)
}

function inBase62(number: bigint, length: number): string {
  let rest = number
  let text = ''
  for (let at = 0; at < length; at += 1) {
    text = digits[Number(rest % 62n)] + text
    rest /= 62n
  }
  return text
}
