import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Secrets that must be read back are kept sealed: encrypted and protected against change, by a key made of the
 * installation's secret. A sealed text looks like `s1.KEY.IV.TAG.DATA`; KEY says which key opens it, so that a later
 * version can open what was sealed with an older secret and seal it anew.
 */

/** What a sealed text is for and whose it is: one that was moved elsewhere does not open. */
export interface Seal {
  /** Such as `second-factor`; each purpose has a key of its own. */
  purpose: string
  ownerId: string
}

const version = 's1'
const ivBytes = 12

export function seal(secret: string, { purpose, ownerId }: Seal, text: string): string {
  const { key, id } = keyFor(secret, purpose)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(`${version} ${purpose} ${ownerId}`))
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [version, id, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.')
}

/** The text again; null when it was sealed with another secret, for something else, or was changed. */
export function unseal(secret: string, { purpose, ownerId }: Seal, sealed: string): string | null {
  const [sealedVersion, sealedBy, iv, tag, data] = sealed.split('.')
  const { key, id } = keyFor(secret, purpose)
  if (sealedVersion !== version || sealedBy !== id || !iv || !tag || data === undefined) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(`${version} ${purpose} ${ownerId}`))
    decipher.setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([decipher.update(Buffer.from(data, 'base64url')), decipher.final()]).toString('utf8')
  } catch {
    return null // not ours, or changed: the cipher says no more than that
  }
}

/** Gives a sealed text another seal. */
export type Reseal = (purpose: Seal, sealed: string) => string

/**
 * For changing the secret. What has the new seal already, and what opens with neither, stays as it is.
 * @param counts goes up: texts that have the new seal, and those that are lost
 */
export function resealWith(secrets: { from: string; to: string }, counts: { sealed: number; lost: number }): Reseal {
  return (purpose, sealed) => {
    const isDone = unseal(secrets.to, purpose, sealed) !== null
    const text = isDone ? null : unseal(secrets.from, purpose, sealed)
    if (isDone || text !== null) counts.sealed += 1
    else counts.lost += 1
    return text === null ? sealed : seal(secrets.to, purpose, text)
  }
}

/** The id names the key without telling anything of it. */
function keyFor(secret: string, purpose: string): { key: Buffer; id: string } {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `postwright ${version} ${purpose}`, 32))
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
}
