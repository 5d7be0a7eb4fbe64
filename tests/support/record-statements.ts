import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, expect } from 'vitest'

/**
 * Records the statements that a file's tests send to PostgreSQL, each once and without its values:
 * scripts/postgres-cover.mjs uses it to find files with statements that no other file sends.
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

/** Independent of a list's length and of the test's database. */
function withoutValues(text: string): string {
  return text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(?:, \?)+/g, '?')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .replaceAll(/postwright_test_\w+/g, 'database')
}
