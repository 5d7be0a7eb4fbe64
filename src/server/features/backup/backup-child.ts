import { text } from 'node:stream/consumers'
import { createFiles } from '#server/adapters/files/create-files'
import type { Config, DatabaseConfig } from '#server/platform/config'
import { answerParent } from '#server/platform/confined/answer-parent'
import { openDatabase } from '#server/platform/database/database'
import { keepFilesPrivate } from '#server/platform/private-files'
import { backupProcessBytes, makeBackup } from './make-backup.ts'

/**
 * Makes one backup in a child process, so that the server keeps answering: a BackupOrder on stdin; on stdout a
 * MadeBackup, or { error }.
 */
export interface BackupOrder {
  database: DatabaseConfig
  dataDir: string
  bucket: Config['bucket']
  secret: string
  file: string
}

keepFilesPrivate()
await answerParent({ maxRssBytes: backupProcessBytes }, async (guarded) => {
  await guarded
  return Buffer.from(JSON.stringify(await make()))
})

async function make(): Promise<object> {
  const order = JSON.parse(await text(process.stdin)) as BackupOrder
  const database = openDatabase(order.database)
  try {
    return await makeBackup({ ...order, database, files: createFiles(order) }, order.file)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  } finally {
    await database.close()
  }
}
