import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePost } from '../support/posts.ts'
import { runCommand } from '../support/run-command.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

/** A server whose database role may not change tables, set up with the handbook's own SQL. */

const page = readFileSync(join(import.meta.dirname, '../../docs/handbook/scaling.md'), 'utf8')
const [makeRoles = '', grantLater = '', moveToOwner = ''] = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].map(
  ([, statements]) => statements,
)

let name: string
let dataDir: string
let server: ServerProcess | undefined

beforeEach(() => {
  name = `pw_${randomUUID().slice(0, 8)}`
  dataDir = mkdtempSync(join(tmpdir(), 'postwright-role-'))
})

afterEach(async () => {
  await server?.end('SIGTERM')
  server = undefined
  await administer(`drop database if exists ${name} with (force)`)
  await administer(`drop role if exists ${name}; drop role if exists ${name}_owner`)
  rmSync(dataDir, { recursive: true, force: true })
})

test('a role that may only read and write rows serves people, and never changes a table', async () => {
  for (const statement of makeRoles.split(';')) await administer(statement)
  await administer(grantLater, name)

  const early = startServerProcess(settings({ MIGRATE: 'off' }))
  await expect(early).rejects.toThrow('Run npm run migrate as a role that may change tables')
  await expect(startServerProcess(settings())).rejects.toThrow(
    'may not change tables (permission denied for schema public). Run npm run migrate as one that may, and set MIGRATE=off',
  )

  const migrated = await runCommand('migrate', [], settings({ DATABASE_DIRECT_URL: addressOf(`${name}_owner`) }))
  expect(migrated).toMatchObject({ code: 0, output: expect.stringContaining('brought up to date') })
  await usesTheServer()

  await administer(`revoke select on all tables in schema public from ${name}`, name)
  await expect(startServerProcess(settings({ MIGRATE: 'off' }))).rejects.toThrow(
    'may not read tables (permission denied for table kysely_migration). Grant it the rights that docs/handbook/scaling.md names',
  )
})

test('tables that the server’s role has made can become another one’s', async () => {
  for (const statement of makeRoles.split(';')) await administer(statement)
  await administer(`grant create on schema public to ${name}`, name)
  expect((await runCommand('migrate', [], settings())).code).toBe(0)

  await administer(moveToOwner, name)
  await administer(`revoke create on schema public from ${name}`, name)
  await usesTheServer()
})

/** Registers someone who writes a post, and makes a backup; creating a table must fail. */
async function usesTheServer(): Promise<void> {
  server = await startServerProcess(settings({ MIGRATE: 'off', SIGN_UP: 'open' }))
  const visitor = server.visitor()
  const registered = await visitor.post('/api/register', {
    email: 'ann@example.com',
    password: 'a long enough passphrase',
  })
  expect(registered.status).toBe(201)
  await makePost(visitor)
  expect(await (await visitor.get('/api/posts?q=harbour')).json()).toHaveLength(1)
  expect(await server.end('SIGTERM')).toBe(0)
  server = undefined

  const backup = await runCommand('backup', [join(dataDir, 'backup.tar.gz')], settings({ MIGRATE: 'off' }))
  expect(backup).toMatchObject({ code: 0 })
  await expect(runAs(name, 'create table more (id int)')).rejects.toThrow('permission denied for schema public')
}

function settings(more: Record<string, string> = {}): Record<string, string> {
  return {
    DATABASE_URL: addressOf(name),
    SECRET: 'a secret for tests, thirty-two characters',
    DATA_DIR: dataDir,
    PAYMENTS: 'off',
    ...more,
  }
}

function addressOf(role: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const password = role.endsWith('_owner') ? 'choose-one' : 'choose-another'
  return Object.assign(url, { pathname: `/${name}`, username: role, password }).href
}

async function administer(statements: string, database?: string): Promise<void> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  if (database) url.pathname = `/${database}`
  await run(url.href, statements)
}

function runAs(role: string, statement: string): Promise<void> {
  return run(addressOf(role), statement)
}

async function run(connectionString: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statements.replaceAll(/\bpostwright(?=\b|_owner)/g, name))
  } finally {
    await client.end()
  }
}
