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
