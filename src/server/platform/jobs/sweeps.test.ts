import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { startSweeps } from './sweeps.ts'

const log = createLog({ level: 'silent', isPretty: false })
const stopping = new AbortController()
const parts = { log, now: () => Date.now(), signal: stopping.signal }
let stop: () => Promise<void> = async () => {}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  await stop()
  vi.useRealTimers()
})

test('a sweep skips the ticks that come while its own run lasts, and the others go on', async () => {
  let runs = 0
  let end = () => {}
  const slow = () => {
    runs += 1
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  let others = 0
  const other = async () => {
    others += 1
  }
  const sweeps = startSweeps(
    [
      { name: 'slow', everyMs: 1_000, run: slow },
      { name: 'other', everyMs: 1_000, run: other },
    ],
    parts,
  )
  stop = () => sweeps.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([runs, others]).toEqual([1, 5])
  expect(sweeps.states()[0]).toMatchObject({ isRunning: true, lastEndedAt: null, runs: 1 })
  end()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toBe(2)
  end()
})

test('a sweep that fails is noted for the operator and runs again', async () => {
  let fails = true
  const sweeps = startSweeps(
    [{ name: 'moody', everyMs: 1_000, run: () => (fails ? Promise.reject(new Error('no room')) : Promise.resolve()) }],
    parts,
  )
  stop = () => sweeps.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sweeps.states()[0]).toMatchObject({ runs: 1, failures: 1, lastError: 'no room' })
  fails = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sweeps.states()[0]).toMatchObject({ runs: 2, failures: 1, lastError: null, lastEndedAt: Date.now() })
})

test('an hourly sweep first runs within a minute, however short a process lives', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
  }
  const sweeps = startSweeps([{ name: 'hourly', everyMs: 60 * 60_000, run }], parts)
  stop = () => sweeps.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toBe(1)
})
