import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDirectory, tryLockDataDirectory } from './data-lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postwright-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('one holder at a time, who is named to the next', () => {
  const unlock = lockDataDirectory(folder)
  expect(() => lockDataDirectory(folder)).toThrow(`${folder} is in use by process ${process.pid}`)
  unlock()
  unlock()
  lockDataDirectory(folder)()
})

test('a holder in another container is named with its machine', () => {
  const unlock = lockDataDirectory(folder)
  writeFileSync(join(folder, 'lock'), '1\nother-container\n2026-03-02T10:00:00.000Z\n')
  expect(() => lockDataDirectory(folder)).toThrow(
    'is in use by process 1 on other-container, which started at 2026-03-02T10:00:00.000Z. Stop it first',
  )
  unlock()
})

test.each([
  ['the pid of a process that runs', `${process.pid}\n`],
  ['the pid that every container starts with', '1\n'],
  ['what another machine wrote', '1\nother-container\n2026-03-02T10:00:00.000Z\n'],
  ['nothing', ''],
])('a lock file with %s blocks nobody', (_, note) => {
  writeFileSync(join(folder, 'lock'), note)
  const unlock = lockDataDirectory(folder)
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
  unlock()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('a folder that can’t be written to is told as such', () => {
  writeFileSync(
    join(folder, 'lock.sqlite'),
    'no lock at all, and longer than any header of a database would be allowed'.repeat(20),
  )
  expect(() => tryLockDataDirectory(folder)).toThrow(/cannot be locked .* must be writable/)
})

test('a lock file of the first version, which is only a pid, counts while its database is open', () => {
  const database = new Libsql(join(folder, 'postwright.sqlite'))
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('create table posts (id text)')
  writeFileSync(join(folder, 'lock'), '12345\n')
  expect(() => lockDataDirectory(folder)).toThrow('is in use by process 12345. Stop it first')
  database.close()
  lockDataDirectory(folder)()
})
