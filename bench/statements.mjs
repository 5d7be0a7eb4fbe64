import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLibsql } from '../dist/server/platform/database/libsql-connection.js'
import { machine, median } from './support/server.mjs'

/**
 * What it saves to keep SQLite's statements prepared: a session's user, asked with a text that is known by then and with
 * one that is new each time. Both in turn, twenty rounds of a thousand.
 */

const columns = Array.from({ length: 12 }, (_, at) => `u.c${at}`)
const question = `select u.id, ${columns.join(', ')}, s.c0 as seen from s inner join u on u.id = s.c1 where s.id = ? and s.c2 < ?`

const folder = mkdtempSync(join(tmpdir(), 'postwright-statements-'))
const database = openLibsql(join(folder, 'bench.sqlite'))
for (const table of ['s', 'u']) {
  database
    .prepare(`create table ${table} (id text primary key, ${columns.map((each) => each.slice(2)).join(', ')})`)
    .run([])
  const rows = `with recursive n (n) as (select 1 union all select n + 1 from n where n < 1000)`
  database.prepare(`insert into ${table} (id, c0, c1, c2) ${rows} select n, 'x', cast(n as text), 1 from n`).run([])
}

const known = []
const fresh = []
for (let round = 0; round < 20; round += 1) {
  known.push(microseconds(() => question))
  fresh.push(microseconds((at) => `${question} -- ${round}.${at}`))
}
database.close()
rmSync(folder, { recursive: true, force: true })

console.log(`statements: machine     ${machine()}`)
console.log(`statements: known text  ${median(known).toFixed(1)} µs`)
console.log(`statements: new text    ${median(fresh).toFixed(1)} µs`)
console.log(`statements: known / new ${(median(known) / median(fresh)).toFixed(2)}`)

/** Of one question, on average. */
function microseconds(textOf) {
  const since = performance.now()
  for (let at = 1; at <= 1000; at += 1) {
    const statement = database.prepare(textOf(at))
    if (!statement.reader || statement.all([String(at), 5]).length !== 1)
      throw new Error('The question was not answered.')
  }
  return performance.now() - since
}
