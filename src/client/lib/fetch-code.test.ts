import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchCode } from './fetch-code.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('code is fetched once, however often it is asked for', async () => {
  const importCode = vi.fn(async () => 'code')
  const code = fetchCode(importCode)
  expect(code.current()).toBeNull()
  expect(code.load()).toBe(code.load())
  expect(await code.load()).toBe('code')
  expect(code.current()).toBe('code')
  expect(importCode).toHaveBeenCalledTimes(1)
})

test('a failure is told to all who wait, and the next call after a moment tries again', async () => {
  const importCode = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'))
  const code = fetchCode(importCode)
  await expect(code.load()).rejects.toThrow('offline')
  await expect(code.load()).rejects.toThrow('offline')
  expect(importCode).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(await code.load()).toBe('code')
})
