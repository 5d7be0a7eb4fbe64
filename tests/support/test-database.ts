import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface TestDatabase {
  /** Settings that lead the server to it. */
  environment: Record<string, string>
  dataDir: string
  kind: 'sqlite' | 'postgres'
  remove(): Promise<void>
}

/**
 * An empty database of the kind that TEST_DATABASE names: a file of its own, or a database of its own on the server
 * at TEST_DATABASE_URL.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'postwright-test-'))
  const removeDataDir = () => rmSync(dataDir, { recursive: true, force: true })
  const server = process.env.TEST_DATABASE_URL
  if (process.env.TEST_DATABASE !== 'postgres' || !server) {
    return { environment: {}, dataDir, kind: 'sqlite', remove: async () => removeDataDir() }
  }

  const name = `postwright_test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    environment: { DATABASE_URL: url.href, SECRET: 'a secret for tests, thirty-two characters' },
    dataDir,
    kind: 'postgres',
    async remove() {
      await administer(server, `drop database ${name} with (force)`)
      removeDataDir()
    },
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
