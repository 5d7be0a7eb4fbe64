import { readdir } from 'node:fs/promises'
import { type Migration, Migrator } from 'kysely'
import type { Database } from './database.ts'

const folder = new URL('../../migrations/', import.meta.url)

/**
 * Brings the schema up to date. Safe when several processes start at once: kysely holds a lock on PostgreSQL, and the
 * embedded database is one process's.
 * @throws the first migration's error; what ran before it stays.
 */
export async function migrateToLatest(db: Database): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest()
  if (error) throw error
}

/** True when nothing is left to migrate. */
export async function isMigrated(db: Database): Promise<boolean> {
  const migrations = await new Migrator({ db, provider: { getMigrations } }).getMigrations()
  return migrations.every((migration) => migration.executedAt !== undefined)
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-[^.]+\.(js|ts)$/.test(name)).sort()
  const entries = files.map(async (name) => {
    const migration = (await import(new URL(name, folder).href)) as Migration
    return [name.replace(/\.(js|ts)$/, ''), migration] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
