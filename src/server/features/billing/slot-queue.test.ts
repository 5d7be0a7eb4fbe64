import { expect, test } from 'vitest'
import { asWorkspaceId } from '#shared/contract/ids'
import { pauseBefore, waitForSlot, wakeNextWaiter } from './slot-queue.ts'

const never = new AbortController().signal
/** Its pause is two seconds; a call that resolves before the fence did not wait for it. */
const attempt = 10
const author = asWorkspaceId('author')

test('a freed slot calls the one who waits longest, and two call two', async () => {
  const called: string[] = []
  const waits = ['first', 'second', 'third'].map(async (name) => {
    await waitForSlot(author, attempt, never)
    called.push(name)
  })
  const other = new AbortController()
  const stranger = waitForSlot(asWorkspaceId('stranger'), attempt, other.signal)
  wakeNextWaiter(author)
  wakeNextWaiter(author)
  await Promise.all(waits.slice(0, 2))
  expect(called).toEqual(['first', 'second'])
  wakeNextWaiter(author)
  await waits[2]
  other.abort()
  await expect(stranger).rejects.toThrow()
})

test('who leaves is called no more', async () => {
  const leaving = new AbortController()
  const left = waitForSlot(author, attempt, leaving.signal)
  leaving.abort()
  await expect(left).rejects.toThrow()
  const staying = waitForSlot(author, attempt, never)
  wakeNextWaiter(author)
  await staying
})

test('looking by oneself gets rarer, to every two seconds', () => {
  expect([0, 1, 2, 3, 4, 50].map((attempts) => pauseBefore(attempts))).toEqual([150, 300, 600, 1200, 2000, 2000])
})
