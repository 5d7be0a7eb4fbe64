import { join } from 'node:path'
import type { Config } from '#server/platform/config'
import type { Files } from './files.ts'
import { createFolderFiles } from './folder-files.ts'

/** Where this installation keeps its files; the server, and the processes that make and restore backups. */
export function createFiles(config: Pick<Config, 'dataDir'>): Files {
  return createFolderFiles(join(config.dataDir, 'media'))
}
