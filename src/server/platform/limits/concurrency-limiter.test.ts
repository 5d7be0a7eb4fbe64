import { expect, test, vi } from 'vitest'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

const options = { atOnce: 2, maxWaiting: 2, maxWaitMs: 60_000, busyReason: 'pagesBusy' } as const

/** Work that ends on demand. */
function makeWork() {
  let finish = () => {}
  const promise = new Promise<string>((resolve) => {
    finish = () => resolve('done')
  })
  return { run: vi.fn(() => promise), finish }
}

test('two run at once, a third starts when one of them ends', async () => {
  const limiter = new ConcurrencyLimiter(options)
  const works = [makeWork(), makeWork(), makeWork()] as const
  const results = works.map((work) => limiter.run(work.run))
  expect(works.map((work) => work.run.mock.calls.length)).toEqual([1, 1, 0])

  works[0].finish()
  await results[0]
  await expect.poll(() => works[2].run).toHaveBeenCalledOnce()
  works[1].finish()
  works[2].finish()
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done'])
})

test('whoever finds the queue full is told to come back later', async () => {
  const limiter = new ConcurrencyLimiter(options)
  const works = [makeWork(), makeWork(), makeWork(), makeWork()]
  const results = works.map((work) => limiter.run(work.run))
  const refusal = { code: 'busy', reason: { name: 'pagesBusy', values: {} }, retryAfterSeconds: 10 }
  await expect(limiter.run(makeWork().run)).rejects.toMatchObject(refusal)

  for (const work of works) work.finish()
  expect(await Promise.all(results)).toHaveLength(4)
})

test('waiting has an end', async () => {
  const limiter = new ConcurrencyLimiter({ ...options, atOnce: 1, maxWaiting: 1, maxWaitMs: 20 })
  const first = makeWork()
  const result = limiter.run(first.run)
  await expect(limiter.run(makeWork().run)).rejects.toMatchObject({ code: 'busy' })
  first.finish()
  await result
})

test('who leaves the queue gives the place free', async () => {
  const limiter = new ConcurrencyLimiter({ ...options, atOnce: 1, maxWaiting: 1 })
  const [first, left, second] = [makeWork(), makeWork(), makeWork()]
  const running = limiter.run(first.run)
  const leaving = new AbortController()
  const gone = limiter.run(left.run, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(gone).rejects.toThrow('left')

  const next = limiter.run(second.run)
  first.finish()
  second.finish()
  await Promise.all([running, next])
  expect(left.run).not.toHaveBeenCalled()
})

test('work that fails gives its turn on', async () => {
  const limiter = new ConcurrencyLimiter({ ...options, atOnce: 1 })
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limiter.run(() => Promise.resolve('next'))).toBe('next')
})

test('a turn that was taken for later is handed on once, however often it is ended', async () => {
  const limiter = new ConcurrencyLimiter({ ...options, atOnce: 1, maxWaiting: 1 })
  const leave = await limiter.enter()
  const waiting = limiter.enter()
  await expect(limiter.enter()).rejects.toMatchObject({ code: 'busy' })
  leave()
  leave()
  const leaveSecond = await waiting
  const third = limiter.enter()
  await expect(limiter.enter()).rejects.toMatchObject({ code: 'busy' })
  leaveSecond()
  await third
})
