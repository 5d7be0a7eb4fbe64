import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres, freePort } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, root, runTool } from './prepare.mjs'

/**
 * Runs tests of the server against a real PgBouncer in transaction mode, where npm test has a stand-in:
 * node scripts/try-pooler.mjs [test files]
 * PgBouncer is the one on the PATH, or the program that PGBOUNCER names. Servers of the tests reach their databases through
 * it, and the database itself only for the connection that listens.
 */

process.chdir(root)
await ensureInstalled()
await ensureBuilt()
const postgres = await findPostgres()
if (!postgres.url) throw new Error(postgres.missing)
const pooler = await startPooler(new URL(postgres.url))
try {
  const files = process.argv.slice(2)
  await runTool('vitest/vitest.mjs', ['run', '--project', 'api-postgres', ...files], {
    env: {
      ...process.env,
      TEST_TIER: files.length > 0 ? 'all' : 'first',
      TEST_DATABASE_URL: postgres.url,
      TEST_POOLER: `127.0.0.1:${pooler.port}`,
    },
  })
} finally {
  await pooler.stop()
  await postgres.stop()
}

/** @param {URL} target the server behind it */
async function startPooler(target) {
  const folder = mkdtempSync(join(tmpdir(), 'postwright-pooler-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 4,
    max_client_conn: 1_000,
    // seconds; by default it answers nobody for 15 after the database was away
    server_login_retry: 1,
    // it does not run as root
    ...(process.getuid?.() === 0 && { user: 'nobody' }),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const database = `* = host=${target.hostname} port=${target.port || 5432} user=${target.username}`
  writeFileSync(file, `[databases]\n${database}\n[pgbouncer]\n${lines.join('\n')}\n`)
  const child = spawn(process.env.PGBOUNCER ?? 'pgbouncer', ['-q', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  const stop = async () => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  await Promise.race([answers(port), ended.then(() => Promise.reject(new Error('PgBouncer did not start.')))])
  return { port, stop }
}

async function answers(port) {
  for (;;) {
    const isThere = await new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isThere) return
    await wait(50)
  }
}
