import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runChild } from './child-process.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'child-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a script as a child; it finds its own number written to a file, to be looked up after its end. */
async function run(script: string, options: { timeoutMs?: number; maxRssMb?: number; signal?: AbortSignal } = {}) {
  const path = join(folder, 'child.mjs')
  const pidPath = join(folder, 'pid')
  rmSync(pidPath, { force: true })
  writeFileSync(
    path,
    `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(pidPath)}, String(process.pid));\n${script}`,
  )
  const { timeoutMs = 20_000, maxRssMb = 700, signal } = options
  const result = runChild([Buffer.from('in')], { script: path, timeoutMs, maxRssBytes: maxRssMb * 2 ** 20, signal })
  return result.then(
    (output) => ({ output, isGone: isGone(pidPath) }),
    (error) => ({ code: error.code as string, message: error.message as string, isGone: isGone(pidPath) }),
  )
}

function isGone(pidPath: string): boolean {
  try {
    process.kill(Number(readFileSync(pidPath, 'utf8')), 0)
    return false
  } catch {
    return true
  }
}

test('a child gets the input, no environment, and gives its output', async () => {
  const script = `const input = fs.readFileSync(0, 'utf8')
    console.log(JSON.stringify([input, Object.keys(process.env)]))`
  const { output } = (await run(script)) as { output: string }
  const [input, environment] = JSON.parse(output) as [string, string[]]
  expect(input).toBe('in')
  // macOS gives every process this one.
  expect(environment.filter((name) => name !== '__CF_USER_TEXT_ENCODING')).toEqual([])
})

test('a child that never ends is killed', async () => {
  const startedAt = Date.now()
  expect(await run('for (;;) {}', { timeoutMs: 1_000 })).toMatchObject({ code: 'TOO_COMPLEX', isGone: true })
  expect(Date.now() - startedAt).toBeLessThan(10_000)
})

test('a child that fills its heap ends by itself', async () => {
  const script = 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'
  expect(await run(script)).toMatchObject({ code: 'TOO_COMPLEX', isGone: true })
})

test('a child that takes memory outside its heap is killed', async () => {
  const script = `const all = []
    setInterval(() => all.push(Buffer.alloc(20e6, 1)), 20)`
  expect(await run(script, { maxRssMb: 250 })).toMatchObject({ code: 'TOO_COMPLEX', isGone: true })
})

test('a child that prints without end is killed', async () => {
  const script = `const chunk = 'x'.repeat(1e6)
    const print = () => process.stdout.write(chunk, print)
    print()`
  expect(await run(script)).toMatchObject({ code: 'TOO_COMPLEX', isGone: true })
})

test('a child that fails could not read its file', async () => {
  expect(await run('throw new Error("broken")')).toMatchObject({ code: 'CORRUPT', isGone: true })
})

test('who aborts gets the reason back, and the child is gone', async () => {
  const signal = AbortSignal.timeout(800)
  const answer = await run('setInterval(() => {}, 1000)', { signal })
  expect(answer).toMatchObject({ message: signal.reason.message, isGone: true })
})

test('nothing is started for someone who has left already', async () => {
  const signal = AbortSignal.abort(new Error('left'))
  await expect(run('', { signal })).resolves.toMatchObject({ message: 'left' })
})
