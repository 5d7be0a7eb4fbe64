import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '#server/features/backup/make-backup'
import { type RestoredBackup, restoreBackup } from '#server/features/backup/restore-backup'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import type { TestApp } from './test-app.ts'
import { createTestDatabase, databaseKind } from './test-database.ts'

/** Backups of a test's server, and installations restored from them. */
export interface Restoring {
  backUp(app: TestApp): Promise<string>
  /** Settings of an empty target, on this run's database. */
  newHome(): Promise<Record<string, string>>
  restore(file: string): Promise<{ home: Record<string, string>; restored: RestoredBackup }>
  remove(): Promise<void>
}

export function createRestoring(): Restoring {
  const folder = mkdtempSync(join(tmpdir(), 'postwright-restoring-'))
  const removals: (() => Promise<void>)[] = []
  let count = 0
  const restoring: Restoring = {
    async backUp(app) {
      count += 1
      const file = join(folder, `${count}.tar.gz`)
      const { config, files, secret } = app.ctx
      const database = openDatabase(config.database)
      try {
        await makeBackup({ database, files, dataDir: config.dataDir, secret }, file)
      } finally {
        await database.close()
      }
      return file
    },
    async newHome() {
      if (databaseKind === 'sqlite') return { DATA_DIR: mkdtempSync(join(folder, 'home-')) }
      const database = await createTestDatabase()
      removals.push(() => database.remove())
      return { ...database.environment, DATA_DIR: database.dataDir }
    },
    async restore(file) {
      const home = await restoring.newHome()
      return { home, restored: await restoreBackup(loadConfig(home), file) }
    },
    async remove() {
      await Promise.all(removals.map((each) => each()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return restoring
}
