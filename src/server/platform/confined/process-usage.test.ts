import { expect, test } from 'vitest'
import { hasProc, parseStat, parseTime, readProcessorMs, readThreadMs } from './process-usage.ts'

test('the time of this process grows with its work and is about what it counts itself', async () => {
  const { user, system } = process.cpuUsage()
  const read = await readProcessorMs(process.pid)
  const after = process.cpuUsage()
  expect(read).toBeGreaterThanOrEqual((user + system) / 1000 - 1000)
  expect(read).toBeLessThanOrEqual((after.user + after.system) / 1000 + 1000)
})

test('a process that is gone has taken no time', async () => {
  expect(await readProcessorMs(2 ** 22 + 1)).toBe(0)
})

test.runIf(hasProc)(
  'the time of a thread is a part of its process’s, and one that does not exist has taken none',
  async () => {
    const mainThread = await readThreadMs(process.pid)
    expect(mainThread).toBeGreaterThan(0)
    expect(mainThread).toBeLessThanOrEqual(await readProcessorMs(process.pid))
    expect(await readThreadMs(0)).toBe(0)
  },
)

test('the name of a program may hold brackets and spaces', () => {
  expect(parseStat('12 (a) b (c)) S 1 1 1 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 11 0')).toBe(3000)
})

test.each([
  ['0:01.50', 1500],
  ['00:00:07', 7000],
  ['1-01:00:00', 90_000_000],
  ['', 0],
])('ps says %j for %i ms', (time, ms) => {
  expect(parseTime(time)).toBe(ms)
})
