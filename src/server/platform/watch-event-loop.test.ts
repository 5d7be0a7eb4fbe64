import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'event-loop-'))
const script = join(folder, 'process.mjs')
const built = join(import.meta.dirname, '../../../dist/server/platform')
const running: ChildProcess[] = []

/** A watched process that does what its first argument says, then answers every message. */
writeFileSync(
  script,
  `import { createLog } from '${built}/log.js'
  import { watchEventLoop } from '${built}/watch-event-loop.js'
  const [what, limits, level] = process.argv.slice(2)
  watchEventLoop(createLog({ level, isPretty: false }), JSON.parse(limits))
  process.stdin.on('data', () => process.stdout.write('here\\n')).on('end', () => process.exit(0))
  function countForEver() { for (let count = 0; ; count += 1) Math.sqrt(count) }
  function countAWhile(until) { while (Date.now() < until) Math.sqrt(until) }
  function waitOutsideJavaScript() { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500) }
  function begin() {
    if (what === 'for ever') countForEver()
    if (what === 'a while') countAWhile(Date.now() + 1_500)
    if (what === 'twice') { countAWhile(Date.now() + 1_500); setTimeout(() => countAWhile(Date.now() + 1_500), 400) }
    if (what === 'outside') waitOutsideJavaScript()
    if (what === 'in a pattern') /^(a+)+$/.test('a'.repeat(40) + 'b')
    process.stdout.write('over\\n')
  }
  process.stdout.write('started\\n')
  setTimeout(begin, 100)`,
)
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true }))

const short = { warnAfterMs: 600, endAfterMs: 60_000, everyMs: 50 }

function start(what: string, limits = short, level = 'info') {
  const child = spawn(process.execPath, [script, what, JSON.stringify(limits), level], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  running.push(child)
  let output = ''
  child.stdout.on('data', (piece) => {
    output += piece
  })
  const lines = () =>
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
  return { child, lines, says: (words: string) => expect.poll(() => output).toContain(words) }
}

interface Line {
  level: number
  msg: string
  stack: string | null
  stalledMs: number
}

async function answers({ child, says }: ReturnType<typeof start>): Promise<void> {
  child.stdin?.write('?')
  await says('here')
}

test('a stall is told in one line with the stack of what is running, and the process goes on', async () => {
  const watched = start('a while')
  await watched.says('over')
  await answers(watched)
  const [line, ...others] = watched.lines()
  expect(line).toMatchObject({ level: 40, msg: 'the event loop stands still' })
  expect(line?.stack).toMatch(/^ {4}at countAWhile \(file:.*process\.mjs:\d+:\d+\)\n {4}at begin/)
  expect(line?.stalledMs).toBeGreaterThanOrEqual(600)
  expect(others).toEqual([])
})

test('each stall is told', async () => {
  const watched = start('twice')
  await expect.poll(() => watched.lines().length).toBe(2)
  await answers(watched)
})

test('a stall in a call out of JavaScript leaves the process running', async () => {
  const watched = start('outside')
  await watched.says('over')
  await answers(watched)
  expect(watched.lines()).toHaveLength(1)
})

test.each(['for ever', 'in a pattern'])('a stall %s ends the process, which says why', async (what) => {
  const watched = start(what, { ...short, endAfterMs: 1_500 })
  expect(await once(watched.child, 'exit')).toEqual([null, 'SIGKILL'])
  const [warning, end] = watched.lines()
  expect(warning).toMatchObject({ level: 40 })
  expect(end).toMatchObject({ level: 60, msg: expect.stringContaining('this process ends') })
  expect(end?.stack).toContain('at begin (')
})

test('a stop of the whole machine is no stall', async () => {
  const watched = start('nothing', { ...short, endAfterMs: 1_000 })
  await watched.says('started')
  await answers(watched)
  watched.child.kill('SIGSTOP')
  await sleep(2_000)
  watched.child.kill('SIGCONT')
  await answers(watched)
  watched.child.stdin?.end()
  expect(await once(watched.child, 'exit')).toEqual([0, null])
  expect(watched.lines()).toEqual([])
})

test('what the log leaves out is not written, and the process ends all the same', async () => {
  const watched = start('for ever', { ...short, endAfterMs: 1_000 }, 'silent')
  expect(await once(watched.child, 'exit')).toEqual([null, 'SIGKILL'])
  expect(watched.lines()).toEqual([])
})
