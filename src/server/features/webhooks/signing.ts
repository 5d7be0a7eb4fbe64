import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { WorkspaceId } from '#shared/contract/ids'

/** Signatures of Standard Webhooks 1.0.0: `v1` by a shared secret, `v1a` by an Ed25519 key. Pure, but for new keys. */

/** The keys of one webhook, renewed together; base64 of 32 bytes each. */
export interface SigningKeys {
  secret: string
  privateKey: string
}

/** DER before the 32 bytes of an Ed25519 private key (RFC 8410). */
const privateKeyHead = Buffer.from('302e020100300506032b657004220420', 'hex')

export function newKeys(): SigningKeys {
  const { d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return {
    secret: randomBytes(32).toString('base64'),
    privateKey: Buffer.from(d, 'base64url').toString('base64'),
  }
}

/** In the form that receivers enter. */
export function writeSecret({ secret }: SigningKeys): string {
  return `whsec_${secret}`
}

export function publicKeyOf({ privateKey }: SigningKeys): string {
  const { x = '' } = createPublicKey(openKey(privateKey)).export({ format: 'jwk' })
  return `whpk_${Buffer.from(x, 'base64url').toString('base64')}`
}

/** The `webhook-signature` header: two signatures by each of the keys. */
export function signMessage(
  keys: readonly SigningKeys[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string {
  const content = Buffer.from(`${id}.${timestamp}.${body}`)
  return keys
    .flatMap(({ secret, privateKey }) => [
      `v1,${createHmac('sha256', Buffer.from(secret, 'base64')).update(content).digest('base64')}`,
      `v1a,${sign(null, content, openKey(privateKey)).toString('base64')}`,
    ])
    .join(' ')
}

function openKey(privateKey: string) {
  const key = Buffer.concat([privateKeyHead, Buffer.from(privateKey, 'base64')])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

/** Binds the sealed address and keys to their webhook. */
export function webhookSeal(
  part: 'webhook-url' | 'webhook-keys',
  { ownerId, id }: { ownerId: WorkspaceId; id: string },
) {
  return { purpose: part, ownerId: `${ownerId} ${id}` }
}
