import { expect, test, vi } from 'vitest'
import { Turnstile } from './turnstile.ts'

const busySentence = 'Many are here. Please try again in a moment.'
const options = { atOnce: 2, maxWaiting: 2, maxWaitMs: 60_000, busySentence }

/** Work that ends when told to. */
function makeWork() {
  let finish = () => {}
  const promise = new Promise<string>((resolve) => {
    finish = () => resolve('done')
  })
  return { run: vi.fn(() => promise), finish }
}

test('two run at once, a third starts when one of them ends', async () => {
  const turnstile = new Turnstile(options)
  const works = [makeWork(), makeWork(), makeWork()] as const
  const results = works.map((work) => turnstile.run(work.run))
  expect(works.map((work) => work.run.mock.calls.length)).toEqual([1, 1, 0])

  works[0].finish()
  await results[0]
  await vi.waitFor(() => expect(works[2].run).toHaveBeenCalledOnce())
  works[1].finish()
  works[2].finish()
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done'])
})

test('whoever finds the queue full is told to come back later', async () => {
  const turnstile = new Turnstile(options)
  const works = [makeWork(), makeWork(), makeWork(), makeWork()]
  const results = works.map((work) => turnstile.run(work.run))
  const refusal = { code: 'busy', message: busySentence, retryAfterSeconds: 10 }
  await expect(turnstile.run(makeWork().run)).rejects.toMatchObject(refusal)

  for (const work of works) work.finish()
  expect(await Promise.all(results)).toHaveLength(4)
})

test('waiting has an end', async () => {
  const turnstile = new Turnstile({ ...options, atOnce: 1, maxWaiting: 1, maxWaitMs: 20 })
  const first = makeWork()
  const result = turnstile.run(first.run)
  await expect(turnstile.run(makeWork().run)).rejects.toMatchObject({ code: 'busy' })
  first.finish()
  await result
})

test('who leaves the queue gives the place free', async () => {
  const turnstile = new Turnstile({ ...options, atOnce: 1, maxWaiting: 1 })
  const [first, left, second] = [makeWork(), makeWork(), makeWork()]
  const running = turnstile.run(first.run)
  const leaving = new AbortController()
  const gone = turnstile.run(left.run, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(gone).rejects.toThrow('left')

  const next = turnstile.run(second.run)
  first.finish()
  second.finish()
  await Promise.all([running, next])
  expect(left.run).not.toHaveBeenCalled()
})

test('work that fails gives its turn on', async () => {
  const turnstile = new Turnstile({ ...options, atOnce: 1 })
  await expect(turnstile.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turnstile.run(() => Promise.resolve('next'))).toBe('next')
})
