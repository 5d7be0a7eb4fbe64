import { existsSync } from 'node:fs'
import { createFiles } from '#server/adapters/files/create-files'
import { StorageFailure } from '#server/adapters/files/files'
import { isPostFileKey } from '#server/features/attachments/post-file-keys'
import { claimBucket } from '#server/features/backup/claim-bucket'
import { isFontFile } from '#server/features/fonts/font-files'
import { copyFiles, countCopies } from '#server/features/media/copy-files'
import { isPictureFile } from '#server/features/media/media-files'
import { type Config, loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { compareSchema } from '#server/platform/database/migrate'
import { keepFilesPrivate } from '#server/platform/private-files'

/**
 * npm run media -- to-bucket | to-folder [--dry-run | --remove]: copies all files from DATA_DIR to the bucket of S3_*,
 * or back. Only --remove deletes anything, and only files whose keys are this product's.
 */

const usage =
  'Say which way: npm run media -- to-bucket, or npm run media -- to-folder. Add --dry-run to see what it would do, ' +
  'or --remove to remove there what is nowhere else.'
const shownLeft = 5

keepFilesPrivate()
try {
  const [direction, option, ...more] = process.argv.slice(2)
  const isOption = option === undefined || option === '--dry-run' || option === '--remove'
  if ((direction !== 'to-bucket' && direction !== 'to-folder') || !isOption || more.length > 0) throw new Error(usage)
  await move(loadConfig(process.env), direction, option)
} catch (error) {
  console.error(
    error instanceof StorageFailure ? error.problem : error instanceof Error ? error.message : String(error),
  )
  process.exitCode = 1
}

async function move(
  config: Config,
  direction: 'to-bucket' | 'to-folder',
  option: '--dry-run' | '--remove' | undefined,
): Promise<void> {
  if (!config.bucket) throw new Error('Set S3_ENDPOINT and the other S3_ settings to the bucket first.')
  if (config.database.kind === 'sqlite' && !existsSync(config.database.file)) {
    throw new Error(`There are no files at ${config.dataDir}. Set DATA_DIR to where the server has its data.`)
  }
  const folder = createFiles({ ...config, bucket: null })
  const bucket = createFiles(config)
  const places = direction === 'to-bucket' ? { from: folder, to: bucket } : { from: bucket, to: folder }
  await bucket.check()

  const database = openDatabase(config.database)
  try {
    if ((await compareSchema(database.db)).pending.length > 0) {
      throw new Error('The database is of an earlier version. Start this version once, and run this command again.')
    }
    await claimBucket(database.db, config)
    const isNamed = async (key: string) =>
      (await isPictureFile(database.db, key)) ||
      (await isFontFile(database.db, key)) ||
      (await isPostFileKey(database.db, key))
    const counts = await countCopies(places, isNamed)
    console.log(
      `${counts.files} files (${(counts.bytes / 1e6).toFixed(1)} MB) to copy, ${counts.missing} of them not there yet; ` +
        `${counts.left.length} there that are nowhere else.`,
    )
    for (const key of counts.left.slice(0, shownLeft)) console.log(`  ${key}`)
    if (counts.left.length > shownLeft) console.log(`  and ${counts.left.length - shownLeft} more`)
    if (option === '--dry-run') return console.log('Nothing was copied and nothing removed.')

    const { copied, wereThere } = await copyFiles(places, (soFar) => {
      const count = soFar.copied + soFar.wereThere
      if (count % 500 === 0) console.log(`${count} files ...`)
    })
    console.log(`${copied} files copied, ${wereThere} were there already, all compared byte by byte.`)
    if (option === '--remove') {
      for (const key of counts.left) await places.to.remove(key)
      console.log(`${counts.left.length} files removed that were nowhere else.`)
    } else if (counts.left.length > 0) {
      console.log(
        'What is nowhere else was left: deleted since an earlier run. Run this again with --remove to remove it.',
      )
    }
    console.log(
      direction === 'to-bucket'
        ? 'If a server ran meanwhile without the S3_ settings, stop it, run this again, and start it with them.'
        : 'If a server ran meanwhile with the S3_ settings, stop it, run this again, and start it without them.',
    )
    console.log(`Nothing was removed from ${direction === 'to-bucket' ? 'the folder' : 'the bucket'}.`)
  } finally {
    await database.close()
  }
}
