import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Config } from '#server/platform/config'
import { newSecretFile, secretFile } from '#server/platform/data-directory'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { fitsSecret, writeSecretMark, wrongSecret } from '#server/platform/installation/secret-mark'
import { resealWith } from '#server/platform/sealing'
import { resealEverything } from './sealed-data.ts'

/**
 * Replaces the installation's secret and reseals everything in one transaction. Safe to run again after an
 * interruption: data that already has the new seal is left alone. The server must not run meanwhile.
 * @param given NEW_SECRET, where the environment holds the secret
 * @returns what to print
 * @throws Error with what to do
 */
export async function rotateSecret(config: Config, db: Database, given: string | undefined): Promise<string> {
  if (config.secret !== null) {
    const secret = requireNewSecret(given, config.secret)
    const counts = await reseal(db, config.secret, secret)
    return `${inWords(counts)} Set SECRET to the value of NEW_SECRET now, for every process, and start again.`
  }
  const [file, newFile] = [secretFile(config.dataDir), newSecretFile(config.dataDir)]
  if (!existsSync(file)) throw new Error(`There is no secret in ${config.dataDir} yet; the first start makes one.`)
  if (!existsSync(newFile)) {
    writeFileSync(newFile, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  }
  const [secret, newSecret] = [file, newFile].map((path) => readFileSync(path, 'utf8').trim()) as [string, string]
  const counts = await reseal(db, secret, newSecret)
  renameSync(newFile, file)
  return `${inWords(counts)} ${file} holds the new secret. Backups from before hold the old one with what it opens; make a new one.`
}

function requireNewSecret(given: string | undefined, current: string): string {
  const secret = given?.trim() ?? ''
  if (secret.length < 32) {
    throw new Error('Set NEW_SECRET to the secret to change to, at least 32 characters, beside the present SECRET.')
  }
  if (secret === current) throw new Error('NEW_SECRET is the present SECRET.')
  return secret
}

interface Counts {
  sealed: number
  lost: number
}

async function reseal(db: Database, from: string, to: string): Promise<Counts> {
  return await inTransaction(db, async (transaction) => {
    const counts = { sealed: 0, lost: 0 }
    const [fits, isDone] = [await fitsSecret(transaction, from), await fitsSecret(transaction, to)]
    if (fits === false && !isDone) throw new Error(wrongSecret)
    await resealEverything(transaction, resealWith({ from, to }, counts))
    await writeSecretMark(transaction, to)
    return counts
  })
}

function inWords({ sealed, lost }: Counts): string {
  const lostWords = lost > 0 ? ` ${lost} could not be opened with the present secret and stay as they are.` : ''
  return `Sealed ${sealed} ${sealed === 1 ? 'value' : 'values'} anew.${lostWords}`
}
