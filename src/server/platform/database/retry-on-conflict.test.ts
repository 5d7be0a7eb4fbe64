import { expect, test } from 'vitest'
import { retryOnConflict } from './retry-on-conflict.ts'
import { retrySingleStatements } from './retry-single-statements.ts'

const conflict = () => Object.assign(new Error('could not serialize access'), { code: '40001' })

test('what met a conflict is done again, what failed otherwise is not', async () => {
  let runs = 0
  const second = await retryOnConflict(async () => {
    runs += 1
    if (runs === 1) throw conflict()
    return runs
  })
  expect(second).toBe(2)
  const other = Object.assign(new Error('no such table'), { code: '42P01' })
  await expect(retryOnConflict(() => Promise.reject(other))).rejects.toBe(other)
})

test('conflicts without end are given up', async () => {
  let runs = 0
  const always = () => {
    runs += 1
    return Promise.reject(conflict())
  }
  await expect(retryOnConflict(always)).rejects.toMatchObject({ code: '40001' })
  expect(runs).toBe(6)
})

test('a statement alone is done again, one within a transaction is left to the transaction', async () => {
  const asked: string[] = []
  let fails = 1
  const client = retrySingleStatements({
    query: ((statement: string) => {
      asked.push(statement)
      if (!statement.startsWith('update')) return Promise.resolve({ rows: [] })
      fails -= 1
      return fails >= 0 ? Promise.reject(conflict()) : Promise.resolve({ rows: [1] })
    }) as never,
    release: () => undefined,
  })
  expect(await client.query('update a', [])).toEqual({ rows: [1] })
  fails = 1
  await client.query('begin', [])
  await expect(client.query('update b', [])).rejects.toMatchObject({ code: '40001' })
  await client.query('rollback', [])
  fails = 1
  await client.query('update c', [])
  expect(asked).toEqual(['update a', 'update a', 'begin', 'update b', 'rollback', 'update c', 'update c'])
})
