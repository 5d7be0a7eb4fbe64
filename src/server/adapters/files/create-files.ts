import { join } from 'node:path'
import type { Config } from '#server/platform/config'
import { createBucketFiles } from './bucket-files.ts'
import type { Files } from './files.ts'
import { createFolderFiles } from './folder-files.ts'

export type FilesConfig = Pick<Config, 'dataDir' | 'bucket'>

/** Where this installation keeps its files; the server, and the processes that make and restore backups. */
export function createFiles({ dataDir, bucket }: FilesConfig): Files {
  return bucket ? createBucketFiles(bucket, join(dataDir, 'uploads')) : createFolderFiles(mediaFolderOf(dataDir))
}

export function mediaFolderOf(dataDir: string): string {
  return join(dataDir, 'media')
}
