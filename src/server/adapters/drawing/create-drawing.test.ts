import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { hasProc } from '#server/platform/confined/process-usage'
import type { Scene } from '#shared/scene/scene'
import { createDrawing } from './create-drawing.ts'
import type { Drawing } from './drawing.ts'

const folder = mkdtempSync(join(tmpdir(), 'postwright-drawing-'))
const opened: Drawing[] = []

afterEach(async () => {
  for (const drawing of opened.splice(0)) await drawing.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const usualTurns = { maxWaiting: 60, maxWaitingEach: 60, budgetMs: 60_000, windowMs: 60_000 }

/** A drawing thread that a scene's id controls; it returns how many scenes it has had. */
function start({
  turns,
  ...limits
}: {
  timeoutMs?: number
  idleMs?: number
  turns?: Partial<typeof usualTurns>
} = {}): Drawing {
  const script = join(folder, 'worker.mjs')
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads'
    let count = 0
    parentPort.on('message', ({ scene }) => {
      count += 1
      if (scene.id === 'hang') for (;;) {}
      if (scene.id === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500)
      if (scene.id === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      if (scene.id === 'die') process.exit(3)
      if (scene.id === 'throw') throw new Error('out of paint')
      const answer = { ok: true, bytes: new Uint8Array([count]) }
      parentPort.postMessage(scene.id === 'fail' ? { ok: false, reason: 'no paint' } : answer)
      if (scene.id === 'die later') setTimeout(() => process.exit(3), 20)
    })`,
  )
  const drawing = createDrawing(script, {
    timeoutMs: 60_000,
    idleMs: 60_000,
    ...limits,
    turns: { ...usualTurns, ...turns },
  })
  opened.push(drawing)
  return drawing
}

const settings = {
  width: 10,
  height: 10,
  backgroundColor: '#fff',
  gridEnabled: false,
  gridSize: 20,
  snapToGrid: false,
  guides: [],
}
const scene = (id: string): Scene => ({ id, settings, layers: [] })
const nothing = { ownerId: 'a', pictures: [], fonts: [] }
const count = async (drawing: Drawing, id = 'draw', ownerId = 'a') =>
  (await drawing.drawThumbnail(scene(id), { ...nothing, ownerId }))[0]

test('one thread draws one picture after the other', async () => {
  const drawing = start()
  expect(await Promise.all([count(drawing), count(drawing), count(drawing)])).toEqual([1, 2, 3])
})

test('a scene that can’t be drawn fails alone', async () => {
  const drawing = start()
  await expect(count(drawing, 'fail')).rejects.toThrow('no paint')
  expect(await count(drawing)).toBe(2)
})

test.each([
  ['die', 'ended (3)'],
  ['throw', 'out of paint'],
  ['hang', 'takes too long'],
])('a thread that a scene makes %s is replaced', async (id, words) => {
  const drawing = start({ timeoutMs: id === 'hang' ? 1_000 : 60_000 })
  const [first, second] = await Promise.allSettled([count(drawing, id), count(drawing)])
  expect(first.status === 'rejected' && String(first.reason)).toContain(words)
  expect(second).toEqual({ status: 'fulfilled', value: 1 })
})

test.runIf(hasProc)(
  'a thread that others keep from its processor may take six times as long, and no longer',
  async () => {
    const drawing = start({ timeoutMs: 1_000 })
    expect(await count(drawing, 'wait')).toBe(1)
    await expect(count(drawing, 'sleep')).rejects.toMatchObject({ code: 'TOO_COMPLEX' })
    expect(await count(drawing)).toBe(1)
  },
)

test('a thread that dies while nobody waits is replaced', async () => {
  const drawing = start()
  expect(await count(drawing, 'die later')).toBe(1)
  // until it is dead it counts on
  await expect.poll(() => count(drawing)).toBe(1)
})

test('a thread without work ends, and the next picture starts another', async () => {
  const drawing = start({ idleMs: 50 })
  expect(await count(drawing)).toBe(1)
  await expect.poll(() => count(drawing), { interval: 300 }).toBe(1)
})

test('when too many wait, the next is told to come back', async () => {
  const drawing = start({ turns: { maxWaiting: 1 } })
  const answers = await Promise.allSettled([count(drawing), count(drawing), count(drawing)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(answers[2]).toMatchObject({ reason: { code: 'busy' } })
})

test('people take turns: forty drawings of one are not drawn before the one of another', async () => {
  const drawing = start()
  const many = Array.from({ length: 40 }, () => count(drawing, 'draw', 'a'))
  expect(await count(drawing, 'draw', 'b')).toBe(2)
  expect(await Promise.all(many)).toHaveLength(40)
})

test('what is published does not wait for what is looked at', async () => {
  const drawing = start()
  const looking = expect(count(drawing, 'sleep')).rejects.toThrow()
  expect((await drawing.drawPicture(scene('draw'), nothing))[0]).toBe(1)
  await drawing.close()
  await looking
})

test.runIf(hasProc)('who has used up a minute’s time waits for it, also with drawings that never end', async () => {
  // a starved machine ends it by the clock, when it has had little of a processor: any time is beyond this budget
  const drawing = start({ timeoutMs: 300, turns: { budgetMs: 1, windowMs: 1_000_000 } })
  await expect(count(drawing, 'hang')).rejects.toMatchObject({ code: 'TOO_COMPLEX' })
  const waiting = expect(count(drawing)).rejects.toMatchObject({ code: 'cancelled' })
  expect(await count(drawing, 'draw', 'b')).toBe(1)
  await drawing.close()
  await waiting
})

test('nothing is drawn after the end', async () => {
  const drawing = start()
  await drawing.close()
  await expect(count(drawing)).rejects.toMatchObject({ code: 'cancelled' })
})
