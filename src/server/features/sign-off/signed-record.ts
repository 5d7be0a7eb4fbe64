import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { z } from 'zod'
import { SignedRecord, type SignOffRecord, signOffFormat } from '#shared/contract/sign-off'

/**
 * A record as it is handed out, and whether one is as it was signed. Pure: needs no database. Every byte counts: the file
 * must be written exactly as this code writes it.
 */

type Contents = z.infer<typeof SignOffRecord>
type Signed = z.infer<typeof SignedRecord>

export function signRecord(
  record: Contents,
  { publicKey, privateKey }: { publicKey: string; privateKey: KeyObject },
): Signed {
  const hash = hashOf(JSON.stringify(record))
  const signature = sign(null, signedBytes(hash), privateKey).toString('base64url')
  return { format: signOffFormat, record, hash, signature, key: { id: keyId(publicKey), publicKey } }
}

export function writeRecord(signed: Signed): string {
  return `${JSON.stringify(signed, null, 2)}\n`
}

export type Verdict =
  | { isIntact: true; signed: Signed }
  | { isIntact: false; why: 'unreadable' | 'rewritten' | 'record' | 'key' | 'signature' }

export function verifyRecord(file: Uint8Array): Verdict {
  const text = textOf(file)
  const read = text === null ? null : parse(text)
  if (!isSigned(read)) return { isIntact: false, why: 'unreadable' }
  const { format, record, hash, signature, key } = read
  // the fields in the order of the file, since the hash is of exactly these characters
  const signed = { format, record, hash, signature, key: { id: key.id, publicKey: key.publicKey } }
  if (writeRecord(signed) !== text) return { isIntact: false, why: 'rewritten' }
  if (hashOf(JSON.stringify(record)) !== hash) return { isIntact: false, why: 'record' }
  const bytes = exactBytes(key.publicKey, 32)
  if (!bytes || keyId(key.publicKey) !== key.id) return { isIntact: false, why: 'key' }
  const mark = exactBytes(signature, 64)
  if (!mark || !verify(null, signedBytes(hash), publicKeyOf(key.publicKey), mark))
    return { isIntact: false, why: 'signature' }
  return { isIntact: true, signed }
}

function isSigned(read: unknown): read is Signed {
  return SignedRecord.safeParse(read).success
}

/** Names a key. @param publicKey base64url */
export function keyId(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16)
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function signedBytes(hash: string): Buffer {
  return Buffer.from(`${signOffFormat}\n${hash}`)
}

function publicKeyOf(publicKey: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
}

/** Undefined unless the text is the canonical base64url form of exactly `length` bytes. */
function exactBytes(text: string, length: number): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === length && bytes.toString('base64url') === text ? bytes : undefined
}

function textOf(file: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
  } catch {
    return null // not UTF-8
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // not JSON
  }
}
