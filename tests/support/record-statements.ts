import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, expect } from 'vitest'

/**
 * Writes down which statements the tests of a file ask PostgreSQL for, each once and without its values:
 * scripts/postgres-cover.mjs finds by it which files bring what no other brings.
 */

const statements = new Set<string>()
const query = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')?.value as typeof pg.Client.prototype.query

pg.Client.prototype.query = function record(this: pg.Client, ...asked: unknown[]) {
  const [first] = asked as [string | { text?: string } | undefined]
  const text = typeof first === 'string' ? first : first?.text
  if (text) statements.add(withoutValues(text))
  return Reflect.apply(query, this, asked) as unknown
} as typeof query

afterAll(() => {
  const folder = process.env.RECORD_STATEMENTS ?? ''
  mkdirSync(folder, { recursive: true })
  const name = `${basename(expect.getState().testPath ?? '', '.test.ts')}.json`
  writeFileSync(join(folder, name), JSON.stringify([...statements].sort()))
})

/** However many values a list has, and in which database of a test it is. */
function withoutValues(text: string): string {
  return text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(?:, \?)+/g, '?')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .replaceAll(/postwright_test_\w+/g, 'database')
}
