import { resolve } from 'node:path'
import { describeHeld, describeRestored } from '#server/features/backup/describe-restored'
import { restoreBackup } from '#server/features/backup/restore-backup'
import { loadConfig } from '#server/platform/config'
import { keepFilesPrivate } from '#server/platform/private-files'

/** npm run restore -- FILE: restores a backup into an empty data directory or database. */

keepFilesPrivate()
try {
  const [source, ...more] = process.argv.slice(2)
  if (!source || more.length > 0) throw new Error('Say what to restore: npm run restore -- FILE.tar.gz')
  const restored = await restoreBackup(loadConfig(process.env), resolve(source))
  const { head, rows, files } = restored
  console.log(`Restored ${rows} rows and ${files} files of ${head.madeAt}, made by version ${head.version}.`)
  console.log(describeHeld(restored))
  console.log(describeRestored(head.madeAt))
  for (const key of restored.missingFiles) console.error(`Not in the backup, because it was deleted then: ${key}`)
  if (restored.hasOtherSecret) {
    console.error(
      'SECRET is not the one of the backup. What was encrypted or hashed with that one can no longer be read, such as ' +
        `keys of models. To open it, set SECRET before the first start to what this prints: tar -xzOf ${resolve(source)} secret`,
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
