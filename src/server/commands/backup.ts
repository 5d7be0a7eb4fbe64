import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createFiles } from '#server/adapters/files/create-files'
import { noteBackup } from '#server/features/backup/backup-records'
import { makeBackup } from '#server/features/backup/make-backup'
import { halfOf } from '#server/platform/archive/write-archive'
import { loadConfig } from '#server/platform/config'
import { readOrCreateSecret } from '#server/platform/data-directory'
import { openDatabase } from '#server/platform/database/database'
import { keepFilesPrivate } from '#server/platform/private-files'

/** npm run backup -- FILE: writes database, pictures and secret into one archive, also while a server runs. */

keepFilesPrivate()
try {
  const [target, ...more] = process.argv.slice(2)
  if (!target || more.length > 0) throw new Error('Say where to: npm run backup -- FILE.tar.gz')
  const file = resolve(target)
  if (existsSync(file)) throw new Error(`${file} is there already. Give another name, or move it away.`)

  const config = loadConfig(process.env)
  if (config.database.kind === 'sqlite' && !existsSync(config.database.file)) {
    throw new Error(`There is nothing to back up at ${config.dataDir}. Set DATA_DIR to where the server has its data.`)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      rmSync(halfOf(file), { force: true })
      process.exit(1)
    })
  }
  const database = openDatabase(config.database)
  try {
    const startedAt = Date.now()
    const secret = config.secret ?? readOrCreateSecret(config.dataDir)
    const made = await makeBackup({ database, files: createFiles(config), dataDir: config.dataDir, secret }, file)
    await noteBackup(database.db, { startedAt, now: Date.now() }, { file, sizeBytes: made.bytes })
    console.log(`${file}: ${made.rows} rows, ${made.files} files, ${sizeInWords(made.bytes)}.`)
    for (const key of made.missingFiles) console.error(`Not in it, because it was deleted meanwhile: ${key}`)
    console.log('It holds everything, the secret too: keep it where nobody else can read it.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function sizeInWords(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}
