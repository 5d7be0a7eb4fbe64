import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPagePool } from './page-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'page-pool-'))
const script = join(folder, 'child.mjs')

/** A stand-in for a reader process: the address controls its behaviour. */
beforeAll(() => {
  writeFileSync(
    script,
    `process.on('message', ({ url }) => {
      if (url.includes('hang')) for (;;) {}
      if (url.includes('crash')) process.exit(7)
      if (url.includes('never')) return
      if (url.includes('hold')) { globalThis.held = Buffer.alloc(300e6, 1); return }
      if (url.includes('grow')) { const all = []; for (;;) all.push(new Array(1e6).fill(url)) }
      const article = { title: url, text: String(process.pid), byline: Object.keys(process.env).join() }
      setTimeout(() => process.send({ kind: 'article', article }), url.includes('later') ? 300 : 0)
    })
    process.on('disconnect', () => process.exit(0))
    process.send({ kind: 'ready' })`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const bytes = new Uint8Array([60])
const tooComplex = {
  code: 'source_unreadable',
  message: 'This page is too large or complex to read. Paste its text instead.',
}

test('a page that takes too much of a processor is ended and the next one is read', async () => {
  const pool = createPagePool({ size: 1, processorMs: 1_000, script })
  await expect(pool.extract(bytes, 'hang', '')).rejects.toMatchObject(tooComplex)
  await expect(pool.extract(bytes, 'good', '')).resolves.toMatchObject({ title: 'good' })
  await pool.close()
})

test('a page that only waits is ended by the clock, and not before', async () => {
  const patient = createPagePool({ size: 1, processorMs: 100, script })
  await expect(patient.extract(bytes, 'later', '')).resolves.toMatchObject({ title: 'later' })
  await patient.close()
  const pool = createPagePool({ size: 1, waitMs: 500, script })
  await expect(pool.extract(bytes, 'never', '')).rejects.toMatchObject(tooComplex)
  await pool.close()
})

test('a page that crashes its process or eats its memory costs nothing else', async () => {
  const pool = createPagePool({ size: 2, script })
  const read = ['crash', 'good 1', 'grow', 'good 2'].map((url) => pool.extract(bytes, url, ''))
  const results = await Promise.allSettled(read)
  expect(results.map((each) => each.status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
  await pool.close()
})

test('a page that takes memory outside the heap of its process ends it before the time is over', async () => {
  const pool = createPagePool({ size: 1, script })
  await expect(pool.extract(bytes, 'hold', '')).rejects.toMatchObject(tooComplex)
  await expect(pool.extract(bytes, 'good', '')).resolves.toMatchObject({ title: 'good' })
  await pool.close()
})

test('a process that was ended is gone before its page is answered', async () => {
  const pool = createPagePool({ size: 1, processorMs: 1_000, script })
  const warm = Number((await pool.extract(bytes, 'a', '')).text)
  await expect(pool.extract(bytes, 'hang', '')).rejects.toMatchObject(tooComplex)
  expect(isRunning(warm)).toBe(false)
  const next = Number((await pool.extract(bytes, 'b', '')).text)
  await pool.close()
  expect(isRunning(next)).toBe(false)
})

test('two pages at once are read by two processes, one of which stays', async () => {
  const pool = createPagePool({ size: 2, script })
  const pids = (await Promise.all([pool.extract(bytes, 'later', ''), pool.extract(bytes, 'later', '')])).map(
    ({ text }) => Number(text),
  )
  expect(new Set(pids).size).toBe(2)
  expect(pids.filter(isRunning)).toHaveLength(1)
  await pool.close()
})

test('pages one after the other share a warm process, which sees no environment', async () => {
  process.env.POOL_TEST_SECRET = 'x'
  const pool = createPagePool({ size: 2, script })
  const first = await pool.extract(bytes, 'a', '')
  const second = await pool.extract(bytes, 'b', '')
  expect(second.text).toBe(first.text)
  expect(first.byline).not.toContain('POOL_TEST_SECRET')
  expect(first.byline).not.toContain('PATH')
  await pool.close()
})

test('when too many pages wait, the next is told to come back', async () => {
  const pool = createPagePool({ size: 1, maxWaiting: 1, script })
  const waiting = [pool.extract(bytes, 'later', ''), pool.extract(bytes, 'b', '')]
  await expect(pool.extract(bytes, 'c', '')).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 5 })
  expect(await Promise.all(waiting)).toHaveLength(2)
  await pool.close()
})

test('a reader who leaves waits no longer', async () => {
  const pool = createPagePool({ size: 1, script })
  const stop = new AbortController()
  const left = pool.extract(bytes, 'later', '', stop.signal)
  stop.abort()
  await expect(left).rejects.toMatchObject({ code: 'cancelled' })
  await expect(pool.extract(bytes, 'next', '')).resolves.toMatchObject({ title: 'next' })
  await pool.close()
})

test('after a quiet time the processes are gone, and come back when needed', async () => {
  const pool = createPagePool({ size: 1, idleMs: 50, script })
  const pid = Number((await pool.extract(bytes, 'a', '')).text)
  await expect.poll(() => isRunning(pid)).toBe(false)
  await expect(pool.extract(bytes, 'b', '')).resolves.toMatchObject({ title: 'b' })
  await pool.close()
})

test('a page over ten megabytes is refused before it is sent', async () => {
  const pool = createPagePool({ script })
  await expect(pool.extract(new Uint8Array(10 * 1024 * 1024 + 1), 'a', '')).rejects.toMatchObject(tooComplex)
  await pool.close()
})

test('a closed pool reads no more and leaves nobody waiting', async () => {
  const pool = createPagePool({ size: 1, script })
  const waiting = Promise.allSettled([pool.extract(bytes, 'later', ''), pool.extract(bytes, 'b', '')])
  await pool.close()
  expect((await waiting).map((each) => each.status)).toEqual(['rejected', 'rejected'])
  await expect(pool.extract(bytes, 'c', '')).rejects.toMatchObject({ code: 'cancelled' })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
