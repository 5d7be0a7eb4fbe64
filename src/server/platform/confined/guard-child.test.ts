import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'postwright-guard-'))
afterAll(() => rmSync(folder, { recursive: true }))

const guard = new URL('../../../../dist/server/platform/confined/guard-child.js', import.meta.url).href

function start(name: string, script: string) {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, script)
  return spawn(process.execPath, [path], { env: {}, stdio: ['ignore', 'pipe', 'inherit'] })
}

test('a child that grows beyond its limit ends itself, though its parent does not look', async () => {
  const child = start(
    'grow',
    `import { guardChild } from ${JSON.stringify(guard)}
    await guardChild(200e6)
    const all = []
    for (;;) { all.push(Buffer.alloc(5e6, 1)); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5) }`,
  )
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('a child that takes more of a processor than it may ends itself', async () => {
  const child = start(
    'spin',
    `import { guardChild } from ${JSON.stringify(guard)}
    await guardChild(1e9, 1000)
    for (;;) {}`,
  )
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('a child that waits is not ended by the time that goes by', async () => {
  const child = start(
    'wait',
    `import { guardChild } from ${JSON.stringify(guard)}
    await guardChild(1e9, 1000)
    setTimeout(() => process.exit(7), 1500)`,
  )
  expect(await once(child, 'exit')).toEqual([7, null])
})

test('a child whose parent was killed ends, though its own thread never rests', async () => {
  writeFileSync(
    join(folder, 'child.mjs'),
    `import { guardChild } from ${JSON.stringify(guard)}
    await guardChild(1e9)
    process.stdout.write(String(process.pid), () => { for (;;) {} })`,
  )
  const parent = start(
    'parent',
    `import { spawn } from 'node:child_process'
    spawn(process.execPath, [${JSON.stringify(join(folder, 'child.mjs'))}], { stdio: ['ignore', 'inherit', 'inherit'] })`,
  )
  const [pid] = (await once(parent.stdout, 'data')) as [Buffer]
  expect(isRunning(Number(pid))).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(Number(pid))).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
