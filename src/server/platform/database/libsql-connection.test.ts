import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkedParameters, openLibsql } from './libsql-connection.ts'

const folder = mkdtempSync(join(tmpdir(), 'postwright-libsql-'))
let connection: ReturnType<typeof openLibsql>

beforeAll(() => {
  connection = openLibsql(join(folder, 'test.sqlite'))
  connection.prepare('create table things (id integer primary key, value)').run([])
})

afterAll(() => {
  connection.close()
  rmSync(folder, { recursive: true })
})

test.each([true, false, new Date(), {}, [], Number.NaN, () => 1, Symbol('x')])(
  'refuses %s before it reaches the native library',
  (value) => {
    expect(() => connection.prepare('insert into things (value) values (?)').run([value])).toThrow(TypeError)
  },
)

test.each([null, 'text', '', 0, -1.5, 12n, 2 ** 40])('keeps %s as it is', (value) => {
  const [row] = connection.prepare('select ? as value').all([value]) as { value: unknown }[]
  expect(typeof value === 'bigint' ? BigInt(row?.value as number) : row?.value).toBe(value)
})

test('bytes go in and come back', () => {
  const bytes = new Uint8Array([0, 1, 255])
  const [row] = connection.prepare('select ? as value').all([bytes]) as { value: ArrayBuffer }[]
  expect([...new Uint8Array(row?.value as ArrayBuffer)]).toEqual([0, 1, 255])
})

test('undefined is stored as null, like in the other database', () => {
  expect(checkedParameters([undefined])).toEqual([null])
})

test('a statement is prepared once, and serves after a failure and a change of the schema', () => {
  const insert = connection.prepare('insert into things (id, value) values (?, ?)')
  const list = connection.prepare('select * from things')
  insert.run([1, 'one'])
  expect(() => insert.run([1, 'again'])).toThrow('UNIQUE')
  connection.prepare('alter table things add column note').run([])
  expect(connection.prepare('insert into things (id, value) values (?, ?)')).toBe(insert)
  expect(connection.prepare('select * from things')).toBe(list)
  insert.run([2, 'two'])
  expect(list.all([])).toEqual([
    { id: 1, value: 'one', note: null },
    { id: 2, value: 'two', note: null },
  ])
})

test('rows that are fetched one by one are all there when the same is asked meanwhile', () => {
  const upTo300 =
    'with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 300)'
  const statement = connection.prepare(`${upTo300} select number from numbers`)
  const rows = statement.iterate([])
  rows.next()
  expect(statement.all([])).toHaveLength(300)
  expect([...rows]).toHaveLength(299)
})

test('of very many statements the ones used last stay prepared', () => {
  const first = connection.prepare('select 0 as number')
  const second = connection.prepare('select -1 as number')
  for (let number = 1; number < 499; number += 1) connection.prepare(`select ${number} as number`)
  expect(connection.prepare('select 0 as number')).toBe(first)
  connection.prepare('select 499 as number')
  expect(connection.prepare('select 0 as number')).toBe(first)
  expect(connection.prepare('select -1 as number')).not.toBe(second)
  expect(second.all([])).toEqual([{ number: -1 }])
})
