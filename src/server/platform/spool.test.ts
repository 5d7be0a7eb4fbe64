import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { spool } from './spool.ts'

const folder = mkdtempSync(join(tmpdir(), 'postwright-spool-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function* stream(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part)
}

test('what was sent is read back, more than once, and has no name meanwhile', async () => {
  const file = await spool(stream('one ', 'two'), join(folder, 'made'))
  expect(file.size).toBe(7)
  expect((await buffer(file.open())).toString()).toBe('one two')
  expect((await buffer(file.open())).toString()).toBe('one two')
  if (process.platform !== 'win32') expect(readdirSync(join(folder, 'made'))).toEqual([])
  await file.close()
  expect(readdirSync(join(folder, 'made'))).toEqual([])
})

test('what breaks off leaves nothing behind', async () => {
  async function* breaking() {
    yield Buffer.from('half')
    throw new Error('the sender left')
  }
  await expect(spool(breaking(), folder)).rejects.toThrow('the sender left')
  expect(readdirSync(folder).filter((name) => name !== 'made')).toEqual([])
})
