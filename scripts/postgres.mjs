import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A PostgreSQL server for the tests: TEST_DATABASE_URL; else a temporary one from installed programs, which creates and
 * drops databases in half the time of a durable one; else one that runs at its default address. Returns { url, stop }
 * or { missing }.
 * @param folder where it may store its data
 */
export async function findPostgres(folder = tmpdir()) {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? null : await startInstalled(folder)
  if (own?.url) return own
  const usual = ['postgres', process.env.USER ?? 'root'].map((user) => `postgresql://${user}@127.0.0.1:5432/postgres`)
  for (const url of given ? [given] : usual) {
    if (await answers(url)) return { url, stop: async () => {} }
  }
  if (given) return { missing: 'TEST_DATABASE_URL does not answer.' }
  return { missing: own?.missing ?? 'Install PostgreSQL, or set TEST_DATABASE_URL.' }
}

async function answers(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    )
    return rows[0]?.may === true
  } catch {
    return false // missing, or not accessible
  } finally {
    await client.end().catch(() => {})
  }
}

const settings = (more) =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    // each test file starts servers with ten connections each
    max_connections: 400,
    // nobody misses test data after a crash, and there are no replicas
    fsync: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '256MB',
    // no database lives long enough for vacuuming to pay
    autovacuum: 'off',
    ...more,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function startInstalled(folder) {
  const programs = findPrograms()
  if (!programs) return null
  const data = mkdtempSync(join(folder, 'postwright-postgres-'))
  const owner = process.getuid?.() === 0 ? postgresUser() : {}
  if (owner.uid) chownSync(data, owner.uid, owner.gid)
  const initialised = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    owner,
  )
  if (initialised.status !== 0) return { missing: `initdb failed: ${String(initialised.stderr)}` }

  const port = await freePort()
  const args = ['-D', data, '-p', String(port), ...settings({ unix_socket_directories: data })]
  const server = spawn(join(programs, 'postgres'), args, { ...owner, stdio: 'ignore' })
  process.once('exit', () => server.kill('SIGQUIT'))
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (await answers(url)) return { url, stop: () => stopServer(server, data) }
    await wait(100)
  }
  await stopServer(server, data)
  return { missing: 'The installed PostgreSQL did not start.' }
}

/** The folder of initdb and postgres, newest version first; null when they are not installed. */
function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** PostgreSQL refuses to run as root; its own user exists wherever it is installed. */
function postgresUser() {
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function stopServer(server, data) {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
  rmSync(data, { recursive: true, force: true })
}
