import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Secrets that must be read back are sealed: encrypted and authenticated, with a key derived from the installation's
 * secret. A sealed text looks like `s1.KEY.IV.TAG.DATA`; KEY identifies the key, so that a later version can open text
 * sealed with an older secret and reseal it.
 */

/** What a sealed text is for and whose it is: moved elsewhere, it does not open. */
export interface Seal {
  /** Such as `second-factor`; each purpose has its own key. */
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

/** The plain text; null when it was sealed with another secret or for something else, or was changed. */
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
    return null // not ours, or changed: the cipher does not say which
  }
}

/** Reseals a text. */
export type Reseal = (purpose: Seal, sealed: string) => string

/**
 * For changing the secret. A text with the new seal, and one that opens with neither, stays unchanged.
 * @param counts is increased: texts with the new seal, and lost ones
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

/** Identifies the key without revealing anything of it. */
function keyFor(secret: string, purpose: string): { key: Buffer; id: string } {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `postwright ${version} ${purpose}`, 32))
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
}
