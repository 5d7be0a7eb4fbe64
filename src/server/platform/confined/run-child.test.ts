import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runChild } from './run-child.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'postwright-child-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a script as a child, which writes its pid to a file, to be checked after its end. */
async function run(
  script: string,
  options: { timeoutMs?: number; maxRssMb?: number; signal?: AbortSignal } = {},
  input: Iterable<Uint8Array> | AsyncIterable<Uint8Array> = [Buffer.from('in')],
) {
  const path = join(folder, 'child.mjs')
  const pidPath = join(folder, 'pid')
  rmSync(pidPath, { force: true })
  writeFileSync(
    path,
    `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(pidPath)}, String(process.pid));\n${script}`,
  )
  const { timeoutMs = 60_000, maxRssMb = 700, signal } = options
  const outcome = await runChild(input, {
    script: path,
    heapMb: 384,
    timeoutMs,
    maxRssBytes: maxRssMb * 2 ** 20,
    maxOutputBytes: 2_000_000,
    signal,
    fail: (what, cause) => new Error(what, { cause }),
  }).then(
    (output) => ({ output: output.toString() }),
    (error: Error) => ({ message: error.message }),
  )
  return { ...outcome, isGone: isGone(pidPath) }
}

function isGone(pidPath: string): boolean {
  try {
    process.kill(Number(readFileSync(pidPath, 'utf8')), 0)
    return false
  } catch {
    return true // no such process
  }
}

async function* stream(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part)
}

test.each([
  ['at hand', () => [Buffer.from('in')]],
  ['a stream', () => stream('i', 'n')],
])('a child gets its input (%s), no environment, and gives its output', async (_, input) => {
  const script = `const input = fs.readFileSync(0, 'utf8')
    console.log(JSON.stringify([input, Object.keys(process.env)]))`
  const { output } = (await run(script, {}, input())) as { output: string }
  const [received, environment] = JSON.parse(output) as [string, string[]]
  expect(received).toBe('in')
  // macOS reports this pid for every process.
  expect(environment.filter((name) => name !== '__CF_USER_TEXT_ENCODING')).toEqual([])
})

test('a child that never ends is killed', async () => {
  expect(await run('for (;;) {}', { timeoutMs: 1_000 })).toEqual({ message: 'limit', isGone: true })
})

test('a child that fills its heap ends by itself', async () => {
  const script = 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'
  expect(await run(script)).toEqual({ message: 'limit', isGone: true })
})

test('a child that takes memory outside its heap is killed', async () => {
  const script = `const all = []
    setInterval(() => all.push(Buffer.alloc(20e6, 1)), 20)`
  expect(await run(script, { maxRssMb: 250 })).toEqual({ message: 'limit', isGone: true })
})

test('a child that prints without end is killed', async () => {
  const script = `const chunk = 'x'.repeat(1e6)
    const print = () => process.stdout.write(chunk, print)
    print()`
  expect(await run(script)).toEqual({ message: 'limit', isGone: true })
})

test('a child that fails says so, also before it has read its input', async () => {
  expect(await run('throw new Error("broken")')).toEqual({ message: 'fault', isGone: true })
  const long = Array.from({ length: 50 }, () => 'x'.repeat(100_000))
  expect(await run('process.exit(1)', {}, stream(...long))).toEqual({ message: 'fault', isGone: true })
  const longAtHand = long.map((part) => Buffer.from(part))
  expect(await run('process.exit(1)', {}, longAtHand)).toEqual({ message: 'fault', isGone: true })
})

test('a child that the system ends has broken a limit', async () => {
  expect(await run(`process.kill(process.pid, 'SIGSEGV')`)).toEqual({ message: 'limit', isGone: true })
})

test('a child may answer without reading all of its input', async () => {
  const long = Array.from({ length: 50 }, () => 'x'.repeat(100_000))
  const script = `process.stdout.write('enough', () => process.exit(0))`
  expect(await run(script, {}, stream(...long))).toEqual({ output: 'enough', isGone: true })
})

test('input that breaks off ends the child', async () => {
  const breaking = (async function* () {
    yield Buffer.from('half')
    throw new Error('the file is gone')
  })()
  const script = `fs.readFileSync(0); console.log('read to its end')`
  expect(await run(script, {}, breaking)).toEqual({ message: 'the file is gone', isGone: true })
})

test('who aborts gets the reason back, and the child is gone', async () => {
  const signal = AbortSignal.timeout(800)
  const answer = await run('for (;;) {}', { signal })
  expect(answer).toEqual({ message: signal.reason.message, isGone: true })
})

test('nothing is started for someone who has left already', async () => {
  const signal = AbortSignal.abort(new Error('left'))
  expect(await run('', { signal })).toMatchObject({ message: 'left' })
  expect(() => readFileSync(join(folder, 'pid'))).toThrow()
})
