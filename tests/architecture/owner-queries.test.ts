import { expect, test } from 'vitest'
import { expectNone, offencesIn } from './offences.ts'
import { withoutOwner } from './owner-queries.ts'
import { codeFiles, textOf } from './source-files.ts'

/**
 * Each query of a table whose rows have an owner names that owner, so that it concerns one workspace and would concern one
 * shard, or stands on a list with what it needs instead.
 */

const files = codeFiles.filter((path) => path.startsWith('server/') && !path.startsWith('server/migrations/'))
const owned = ownedTables(textOf('server/platform/database/schema.ts'))
const nameOf = (path: string) => path.replace(/^server\/(features\/)?/, '').replace(/\.ts$/, '')

test('a query names the owner of the rows it asks for, or says why not', () => {
  expectNone(
    offencesIn(files, (path) => queriesWithoutOwner(textOf(path), owned)).filter(
      (offence) => !(lineOf(offence) in withoutOwner),
    ),
    'Reach these rows by their owner, or add a line to `withoutOwner`:',
  )
})

test('no query is listed that names an owner or is gone', () => {
  const found = new Set(offencesIn(files, (path) => queriesWithoutOwner(textOf(path), owned)).map(lineOf))
  expectNone(
    Object.keys(withoutOwner).filter((line) => !found.has(line)),
    'Take these lines off `withoutOwner`:',
  )
})

test('the rule knows the tables with an owner', () => {
  expect(owned).toEqual(expect.arrayContaining(['posts', 'publications', 'visuals', 'webhook_deliveries']))
  expect(owned).not.toContain('users')
  expect(owned.length).toBeGreaterThan(50)
})

test.each([
  ["export function a(db) {\n  return db.selectFrom('posts').where('id', '=', 1)\n}", ['a']],
  ["export function a(db) {\n  return db.selectFrom('posts').where('owner_id', '=', 1)\n}", []],
  ["function a(db) {\n  return db.deleteFrom('posts').where('posts.owner_id', '=', 1)\n}", []],
  ["async function a(db) {\n  return db.selectFrom('posts').select(['owner_id'])\n}", ['a']],
  ["async function a(db) {\n  return db.selectFrom('users').where('id', '=', 1)\n}", []],
])('the rule sees %s', (code, found) => {
  expect(queriesWithoutOwner(code, ['posts'])).toEqual(found)
})

/** `path: function` of an offence as a line of the list. */
function lineOf(offence: string): string {
  const [path = '', name = ''] = offence.split(': ')
  return `${nameOf(path)} ${name}`
}

function ownedTables(schema: string): string[] {
  const shapes = new Map(
    [...schema.matchAll(/interface (\w+)[^{]*\{([\s\S]*?)\n\}/g)].map(([, name, body]) => [name, body]),
  )
  return [...(shapes.get('Tables') ?? '').matchAll(/(\w+): (\w+)/g)].flatMap(([, table = '', shape]) =>
    /\bowner_id\b/.test(shapes.get(shape) ?? '') ? [table] : [],
  )
}

/** Names of the functions that query such a table without a condition on its owner. */
function queriesWithoutOwner(code: string, tables: readonly string[]): string[] {
  const declarations = code.split(/^(?=(?:export )?(?:async )?(?:function|const|class)\b)/m)
  return declarations.flatMap((declaration) => {
    const name = /^(?:export )?(?:async )?(?:function\*?|const|class)\s+(\w+)/.exec(declaration)?.[1]
    const asked = [...declaration.matchAll(/\.(?:selectFrom|updateTable|deleteFrom)\(\s*'(\w+)/g)].map(
      ([, table]) => table,
    )
    const isOfOwner = /(?:where|on|column|each|post|row)\(\s*'(?:\w+\.)?owner_id'|owner_id = /.test(declaration)
    return name && !isOfOwner && asked.some((table) => tables.includes(table ?? '')) ? [name] : []
  })
}
