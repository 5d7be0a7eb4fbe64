import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runChild } from './run-child.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'postwright-image-child-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const input = () => stream('in')

/** Runs a script as a child; it leaves its number, to be looked for after its end. */
async function run(
  script: string,
  options: { rssMb?: number; timeoutMs?: number; signal?: AbortSignal } = {},
  sent = input(),
) {
  const path = join(folder, 'child.mjs')
  const pidPath = join(folder, 'pid')
  const notes = `fs.writeFileSync(${JSON.stringify(pidPath)}, String(process.pid))`
  writeFileSync(path, `import fs from 'node:fs'; ${notes};\n${script}`)
  const limits = {
    timeoutMs: 20_000,
    maxRssBytes: (options.rssMb ?? 500) * 2 ** 20,
    maxOutputBytes: 10_000,
    ...options,
  }
  const outcome = await runChild(path, sent, limits, options.signal).then(
    (output) => ({ output: output.toString() }),
    (error: { code?: string; message: string }) => ({ code: error.code, message: error.message }),
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

test('a child gets the input, no environment, and gives its output', async () => {
  const script = `const input = fs.readFileSync(0, 'utf8'); console.log(input, process.env.PATH)`
  expect(await run(script)).toEqual({ output: 'in undefined\n', isGone: true })
})

test('a child that never ends is killed', async () => {
  expect(await run('for (;;) {}', { timeoutMs: 500 })).toMatchObject({ code: 'TOO_COMPLEX', isGone: true })
})

test('a child that takes too much memory is killed, outside of its heap as well', async () => {
  const script = 'const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)), 5)'
  expect(await run(script, { rssMb: 300 })).toMatchObject({ code: 'TOO_COMPLEX', isGone: true })
})

test('a child that answers without end is killed', async () => {
  const script = `setInterval(() => process.stdout.write('x'.repeat(5000)), 1)`
  expect(await run(script)).toMatchObject({ code: 'TOO_COMPLEX', isGone: true })
})

test('a child that fails says so, also before it has read its input', async () => {
  const long = Array.from({ length: 50 }, () => 'x'.repeat(100_000))
  expect(await run('process.exit(1)', {}, stream(...long))).toMatchObject({ code: 'CORRUPT', isGone: true })
  expect(await run(`process.kill(process.pid, 'SIGSEGV')`)).toMatchObject({ code: 'TOO_COMPLEX', isGone: true })
})

test('input that breaks off ends the child', async () => {
  const breaking = (async function* () {
    yield Buffer.from('half')
    throw new Error('the file is gone')
  })()
  const script = `fs.readFileSync(0); console.log('read to its end')`
  expect(await run(script, {}, breaking)).toMatchObject({ message: 'the file is gone', isGone: true })
})

test('a child whose server stops is killed', async () => {
  const stopping = new AbortController()
  setTimeout(() => stopping.abort(new Error('stopping')), 300)
  const outcome = await run('for (;;) {}', { signal: stopping.signal })
  expect(outcome).toMatchObject({ message: 'stopping', isGone: true })
})

async function* stream(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part)
}
