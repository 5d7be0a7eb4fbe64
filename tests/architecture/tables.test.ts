import { expect, test } from 'vitest'
import { expectNone, offencesIn } from './offences.ts'
import { codeFiles, textOf } from './source-files.ts'
import { foreignChanges, tableOwners } from './table-owners.ts'

/** Checks the server's code against table-owners.ts. */

const files = codeFiles.filter((path) => path.startsWith('server/') && !path.startsWith('server/migrations/'))
const nameOf = (path: string) => path.replace(/^server\//, '').replace(/\.ts$/, '')

test('every table has an owner, and every owner’s table is there', () => {
  const tables = /export interface Tables \{([^}]*)\}/.exec(textOf('server/platform/database/schema.ts'))?.[1] ?? ''
  const named = [...tables.matchAll(/^\s*(\w+):/gm)].map((match) => match[1])
  expect(new Set(named)).toEqual(new Set(Object.keys(tableOwners)))
})

test('files change only tables of their own', () => {
  expectNone(
    offencesIn(files, (path) => foreignTables(nameOf(path), textOf(path))),
    'Call the owner of the table (table-owners.ts) instead of changing it here:',
  )
})

test('no foreign change is listed that nobody makes', () => {
  const unused = foreignChanges.filter(({ file, table }) => !changedTables(textOf(`server/${file}.ts`)).includes(table))
  expectNone(
    unused.map(({ file, table }) => `${file}: ${table}`),
    'Take these off the list in table-owners.ts:',
  )
})

test.each([
  [`db.insertInto('posts')`, ['posts']],
  [`db\n  .updateTable('users')`, ['users']],
  [`db.deleteFrom('mails as mail')`, ['mails']],
  ['sql`delete from post_search`', ['post_search']],
  ['sql`update posts set position = 1`', ['posts']],
  [`db.selectFrom('posts')`, []],
])('the rule sees %s', (code, tables) => {
  expect(changedTables(code)).toEqual(tables)
})

test('the rule knows owners and listed changes', () => {
  const code = `db.updateTable('posts')\ndb.updateTable('users')`
  expect(foreignTables('features/posts/write-post', code)).toEqual(['users'])
  expect(foreignTables('features/mails/outbox', code)).toEqual(['posts', 'users'])
  const [listed] = foreignChanges
  expect(foreignTables(listed?.file ?? '', `db.deleteFrom('${listed?.table}')`)).toEqual([])
})

function foreignTables(file: string, code: string): string[] {
  const isListed = (table: string) => foreignChanges.some((each) => each.file === file && each.table === table)
  return changedTables(code).filter((table) => !isOwner(file, table) && !isListed(table))
}

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
