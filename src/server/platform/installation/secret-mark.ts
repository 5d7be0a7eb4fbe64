import { createHmac } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { takeLock } from '../database/locks.ts'
import { readMark, writeMark } from './marks-repository.ts'

/**
 * The database records which secret its data is sealed with, as a value that reveals nothing of it. A process with
 * another secret could open no token or key, and would treat what they belong to as gone.
 */

export const wrongSecret =
  'SECRET is not the one that the data of this installation is sealed with, so nothing was started. Set SECRET, or the ' +
  'file secret in DATA_DIR, to the one that its other processes have, or to that of a backup: tar -xzOf FILE secret. ' +
  'If it is lost, npm run admin -- accept-secret goes on with this one: accounts at LinkedIn are connected again then, ' +
  'keys of models entered again, and second factors set up again.'

/** Several where a restore left open which secret will be used: the first start decides. */
export async function writeSecretMark(db: Database, ...secrets: string[]): Promise<void> {
  await writeMark(db, 'secret', [...new Set(secrets.map(markOf))].join(' '))
}

/** null: nothing is recorded yet. */
export async function fitsSecret(db: Database, secret: string): Promise<boolean | null> {
  const noted = await readMark(db, 'secret')
  return noted === null ? null : noted.split(' ').includes(markOf(secret))
}

/**
 * Called at the start, and before anything that must not mix two secrets.
 * @param opensData called if nothing is recorded yet: whether the secret opens sealed data
 * @throws Error with what to do for a secret that does not match
 */
export async function requireSecret(
  db: Database,
  secret: string,
  opensData: (db: Database) => Promise<boolean>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'secret')
    const noted = await readMark(transaction, 'secret')
    if (noted === markOf(secret)) return
    const fits = noted === null ? await opensData(transaction) : noted.split(' ').includes(markOf(secret))
    if (!fits) throw new Error(wrongSecret)
    await writeSecretMark(transaction, secret)
  })
}

function markOf(secret: string): string {
  return createHmac('sha256', secret).update('postwright: the secret of an installation').digest('base64url')
}
