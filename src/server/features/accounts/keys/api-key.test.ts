import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { isWellFormedKey, newApiKey } from './api-key.ts'

test('a key is a prefix, 43 random characters and a checksum, and no two are the same', () => {
  const keys = Array.from({ length: 200 }, newApiKey)
  for (const key of keys) expect(key).toMatch(/^pw_live_[0-9A-Za-z]{49}$/)
  expect(new Set(keys).size).toBe(200)
  expect(keys.every(isWellFormedKey)).toBe(true)
})

test('the checksum is the CRC-32 of all before it, in base 62', () => {
  const key = newApiKey()
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const checksum = [...key.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)
  expect(checksum).toBe(crc32(key.slice(0, -6)))
})

test('a key with any one character changed, cut or added is none', () => {
  const key = newApiKey()
  for (let at = 0; at < key.length; at += 1) {
    const other = key[at] === 'x' ? 'y' : 'x'
    expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false)
    expect(isWellFormedKey(key.slice(0, at) + key.slice(at + 1))).toBe(false)
  }
  expect(isWellFormedKey(`${key}0`)).toBe(false)
  expect(isWellFormedKey(key.replace('live', 'test'))).toBe(false)
  expect(isWellFormedKey('')).toBe(false)
})
