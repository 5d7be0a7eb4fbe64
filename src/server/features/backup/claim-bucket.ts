import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { createFiles, type FilesConfig } from '#server/adapters/files/create-files'
import { type Files, StorageFailure } from '#server/adapters/files/files'
import { claimKey } from '#server/adapters/files/own-keys'
import { readSetting, saveSettingOnce } from '#server/features/accounts/sign-up/installation-settings-repository'
import { postFileKeys } from '#server/features/attachments/post-file-keys'
import { listSomePostFiles } from '#server/features/attachments/post-file-repository'
import { keptFontKey } from '#server/features/fonts/font-files'
import { listKeptFonts } from '#server/features/fonts/font-repository'
import { keptFileKeys } from '#server/features/media/media-files'
import { listKeptMedia } from '#server/features/media/media-repository'
import type { Database } from '#server/platform/database/database'

const examples = 3

/**
 * Makes sure that the bucket's prefix belongs to this installation alone, before anything is written or deleted there:
 * an empty one is claimed by a small object with the installation's id.
 * @throws StorageFailure, as a wrong setting, when it holds files of others; or when the bucket can't be reached
 */
export async function claimBucket(db: Database, config: FilesConfig): Promise<void> {
  const { bucket } = config
  if (!bucket) return
  const files = createFiles(config)
  const id = await readInstallationId(db)
  const claimed = await files.read(claimKey)
  const owner = claimed && (await text(claimed.stream))
  if (owner === id) return

  const where = bucket.prefix ? `${bucket.prefix} in the bucket ${bucket.bucket}` : `the bucket ${bucket.bucket}`
  const [other, ours] = [await findOther(files), await keysOfRows(db)]
  // files that rows name are this installation's, whatever else is there: a restore put them there
  if (other !== undefined && !(await hasAny(files, ours))) {
    const what = owner === undefined ? `other files (such as ${other})` : 'the files of another installation'
    throw wrongPrefix(`${where} holds ${what}. Set S3_PREFIX to a folder of its own.`)
  }
  if (other === undefined && bucket.prefix) {
    const wholeBucket = createFiles({ ...config, bucket: { ...bucket, prefix: '' } })
    if (await hasAny(wholeBucket, ours)) {
      throw wrongPrefix(
        `the files of this installation lie at the top of the bucket ${bucket.bucket}, where earlier versions kept them. ` +
          'Set S3_PREFIX=/ to leave them there.',
      )
    }
  }
  await files.put(claimKey, Buffer.from(id))
}

async function findOther(files: Files): Promise<string | undefined> {
  for await (const { key } of files.list()) return key
  return undefined
}

/** The keys of a few pictures, fonts and files of posts. */
async function keysOfRows(db: Database): Promise<string[]> {
  const [media, fonts, files] = await Promise.all([
    listKeptMedia(db, examples),
    listKeptFonts(db, examples),
    listSomePostFiles(db, examples),
  ])
  return [...media.flatMap(keptFileKeys), ...fonts.map(keptFontKey), ...files.flatMap(postFileKeys)]
}

async function hasAny(files: Files, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) if (await files.has(key)) return true
  return false
}

/** Made once; every process on this database and every restored backup of it has the same. */
async function readInstallationId(db: Database): Promise<string> {
  await saveSettingOnce(db, 'installation', randomUUID())
  return String(await readSetting(db, 'installation'))
}

function wrongPrefix(problem: string): StorageFailure {
  return new StorageFailure(`S3_PREFIX: ${problem}`, { isWrongSetting: true })
}
