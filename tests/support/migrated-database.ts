import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { seedWriting } from '#server/features/styles/seed'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { migrateToLatest } from '#server/platform/database/migrate'
import { createTestDatabase, kindOf, type TestDatabase } from './test-database.ts'

/** Before a suite: one database as after a first start. Each test's server gets a copy, which is quick to make. */

declare module 'vitest' {
  export interface ProvidedContext {
    migratedDatabase: TestDatabase['origin']
  }
}

export default async function makeMigratedDatabase(project: TestProject): Promise<() => Promise<void>> {
  const made = await createTestDatabase({ kind: kindOf({ ...process.env, ...project.config.env }) })
  const config = loadConfig({ ...made.environment, DATA_DIR: made.dataDir, PORT: '0' })
  const database = openDatabase(config.database)
  await migrateToLatest(database.db)
  await seedWriting(database.db, Date.now())
  // closing leaves the write-ahead log until garbage collection, and only the database file is copied
  if (made.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
  await database.close()
  project.provide('migratedDatabase', made.origin)
  return () => made.remove()
}
