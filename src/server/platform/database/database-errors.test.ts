import { expect, test } from 'vitest'
import { DatabaseAwayError, toUnavailable } from './database-errors.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('no'), { code, ...more })

test.each([
  ['a full disk of SQLite', withCode('SQLITE_FULL'), /disk is full/, 60],
  ['a full disk of PostgreSQL', withCode('53100'), /disk is full/, 60],
  ['a full disk for pictures', withCode('ENOSPC', { syscall: 'write' }), /disk is full/, 60],
  ['a lock that is held too long', withCode('SQLITE_BUSY_SNAPSHOT'), /very busy/, 2],
  ['too many connections', withCode('53300'), /very busy/, 2],
  ['a statement that took too long', withCode('57014'), /very busy/, 2],
  ['two that wait for each other', withCode('40P01'), /very busy/, 2],
  ['no connection', new DatabaseAwayError('no', { cause: withCode('ECONNREFUSED') }), /can’t reach its database/, 5],
  ['a database that shuts down', withCode('57P01'), /can’t reach its database/, 5],
  ['a database that starts', withCode('57P03'), /can’t reach its database/, 5],
  ['a connection that broke', withCode('08006'), /can’t reach its database/, 5],
  ['a connection that was reset', withCode('ECONNRESET', { syscall: 'read' }), /can’t reach its database/, 5],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), /can’t reach its database/, 5],
  ['a disk that went away', withCode('SQLITE_IOERR_READ'), /can’t reach its database/, 5],
])('%s is told, with when to try again', (_, error, sentence, seconds) => {
  expect(toUnavailable(error)).toMatchObject({
    code: 'busy',
    message: expect.stringMatching(sentence),
    retryAfterSeconds: seconds,
    cause: error,
  })
})

test.each([
  ['a row that is there already', withCode('23505')],
  ['a table that is not there', withCode('42P01')],
  ['a constraint of SQLite', withCode('SQLITE_CONSTRAINT_UNIQUE')],
  ['a page that refused the connection', withCode('ECONNREFUSED', { syscall: 'connect' })],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['a number for a code', withCode(53100 as unknown as string)],
  ['no error at all', 'SQLITE_FULL'],
])('%s is not the database being away', (_, error) => {
  expect(toUnavailable(error)).toBeNull()
})
