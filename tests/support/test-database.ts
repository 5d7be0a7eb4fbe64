import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { databaseFileName } from '#server/platform/data-directory'

export interface TestDatabase {
  /** Settings that lead the server to it. */
  environment: Record<string, string>
  dataDir: string
  kind: 'sqlite' | 'postgres'
  /** The source for copies of it: the file, or the database's name. */
  origin: string
  remove(): Promise<void>
}

/** This run's database. Features of only one have tests that don't exist, or are skipped, on the other. */
export const databaseKind = kindOf(process.env)

/** @throws Error when PostgreSQL is required and none is configured: the other one must not pass in its place */
export function kindOf(environment: Record<string, string | undefined>): TestDatabase['kind'] {
  if (environment.TEST_DATABASE !== 'postgres') return 'sqlite'
  if (!environment.TEST_DATABASE_URL) throw new Error('Set TEST_DATABASE_URL, or run through npm test.')
  return 'postgres'
}

/**
 * A database of the kind that TEST_DATABASE names: a separate file, or a separate database on the server at
 * TEST_DATABASE_URL.
 * @param copyOf another database's origin, which nobody uses now; empty by default
 */
export async function createTestDatabase({
  kind = databaseKind,
  copyOf,
}: {
  kind?: TestDatabase['kind']
  copyOf?: string
} = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'postwright-test-'))
  const removeDataDir = () => rmSync(dataDir, { recursive: true, force: true })
  if (kind === 'sqlite') {
    const file = join(dataDir, databaseFileName)
    if (copyOf) copyFileSync(copyOf, file)
    return { environment: {}, dataDir, kind, origin: file, remove: async () => removeDataDir() }
  }

  const server = process.env.TEST_DATABASE_URL ?? ''
  const name = `postwright_test_${randomUUID().replaceAll('-', '')}`
  // a pooler keeps its connections to what is copied
  if (copyOf && process.env.TEST_POOLER) await endConnections(server, copyOf)
  await administer(server, `create database ${name} ${copyOf ? `template ${copyOf} ${await byFiles(server)}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    environment: { ...addressOf(url), SECRET: 'a secret for tests, thirty-two characters' },
    dataDir,
    kind,
    origin: name,
    async remove() {
      await administer(server, `drop database ${name} with (force)`)
      removeDataDir()
    },
  }
}

/** TEST_POOLER is the host and port of a pooler before the server, which scripts/try-pooler.mjs starts. */
function addressOf(direct: URL): Record<string, string> {
  const pooler = process.env.TEST_POOLER
  if (!pooler) return { DATABASE_URL: direct.href }
  const pooled = new URL(direct)
  pooled.host = pooler
  return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: direct.href }
}

async function endConnections(server: string, database: string): Promise<void> {
  await administer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
}

let strategy: Promise<string> | undefined

/** Copying files takes half the time of copying through the log, the default from version 15 on. */
function byFiles(server: string): Promise<string> {
  strategy ??= administer(server, 'show server_version_num').then(({ rows }) =>
    Number(rows[0]?.server_version_num) >= 150_000 ? 'strategy file_copy' : '',
  )
  return strategy
}

async function administer(server: string, statement: string): Promise<pg.QueryResult<Record<string, string>>> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
