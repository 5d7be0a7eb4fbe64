import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foreignChanges, tableOwners } from './table-owners.ts'

/** Holds the server's code against table-owners.ts. */

const root = join(import.meta.dirname, '../../src/server')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('migrations/'))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('every table has an owner, and every owner’s table is there', () => {
  const tables = /export interface Tables \{([^}]*)\}/.exec(read('platform/database/schema.ts'))?.[1] ?? ''
  const named = [...tables.matchAll(/^\s*(\w+):/gm)].map((match) => match[1])
  expect(new Set(named)).toEqual(new Set(Object.keys(tableOwners)))
})

test.each(files)('%s changes only tables that are its own', (path) => {
  const file = path.replace(/\.ts$/, '')
  const foreign = changedTables(read(path)).filter((table) => !isOwner(file, table))
  const known = foreignChanges.filter((each) => each.file === file).map(({ table }) => table)
  expect(foreign.filter((table) => !known.includes(table))).toEqual([])
})

test('no foreign change is listed that nobody makes', () => {
  expect(foreignChanges.filter(({ file, table }) => !changedTables(read(`${file}.ts`)).includes(table))).toEqual([])
})

test.each([
  [`db.insertInto('posts')`, ['posts']],
  [`db\n  .updateTable('users')`, ['users']],
  [`db.deleteFrom('mails as mail')`, ['mails']],
  ['sql`delete from post_search`', ['post_search']],
  ['sql`update posts set position = 1`', ['posts']],
  [`db.selectFrom('posts')`, []],
])('the test sees %s', (code, tables) => {
  expect(changedTables(code)).toEqual(tables)
})

function isOwner(file: string, table: string): boolean {
  const owner = tableOwners[table]
  return owner !== undefined && (file === owner || file.startsWith(`${owner}/`))
}

function changedTables(code: string): string[] {
  const built = code.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*'(\w+)/g)
  const written = code.matchAll(/`\s*(?:insert into|update|delete from) (\w+)/g)
  const all = [...built, ...written].map((match) => match[1] ?? '')
  return [...new Set(all)].filter((table) => !/^(sqlite_sequence|kysely_migration)$/.test(table))
}
