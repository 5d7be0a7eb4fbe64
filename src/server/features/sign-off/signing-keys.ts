import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { takeLock } from '#server/platform/database/locks'
import { type Reseal, type Seal, seal, unseal } from '#server/platform/sealing'
import { changeSealedKey, findKeyInUse, insertKey, listSealedKeys, retireKeys } from './key-repository.ts'
import { keyId } from './signed-record.ts'

/**
 * The installation's Ed25519 keys. The first is made when the first record is signed; a new one when an administrator
 * asks for it, or when the present one does not open any more. Retired keys stay, so that their records can be named.
 */

interface OpenKey {
  publicKey: string
  privateKey: KeyObject
}

/** The key in use. Call it in a transaction. */
export async function openSigningKey(ctx: Pick<Context, 'secret' | 'now'>, db: Database): Promise<OpenKey> {
  await takeLock(db, 'signingKeys')
  const key = await findKeyInUse(db)
  const opened = key && unseal(ctx.secret, sealOf(key.id), key.sealed)
  if (key && opened) return { publicKey: key.publicKey, privateKey: createPrivateKey(opened) }
  await retireKeys(db, ctx.now())
  return await makeKey(ctx, db)
}

/** The next record is signed with a new key. Call it in a transaction. */
export async function rotateSigningKey(db: Database, now: number): Promise<void> {
  await takeLock(db, 'signingKeys')
  await retireKeys(db, now)
}

/** Reseals the keys when the installation's secret changes. */
export async function resealSigningKeys(db: Database, reseal: Reseal): Promise<void> {
  for (const { id, sealed } of await listSealedKeys(db)) await changeSealedKey(db, id, reseal(sealOf(id), sealed))
}

async function makeKey({ secret, now }: Pick<Context, 'secret' | 'now'>, db: Database): Promise<OpenKey> {
  const { privateKey, publicKey: made } = generateKeyPairSync('ed25519')
  const publicKey = made.export({ format: 'jwk' }).x ?? ''
  const id = keyId(publicKey)
  const written = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  await insertKey(db, { id, publicKey, sealed: seal(secret, sealOf(id), written), createdAt: now() })
  return { publicKey, privateKey }
}

function sealOf(id: string): Seal {
  return { purpose: 'signing-key', ownerId: id }
}
