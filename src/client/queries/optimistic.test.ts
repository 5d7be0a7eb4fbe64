import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { optimisticChange, optimisticRemoval } from './optimistic.ts'

interface Thing {
  id: string
}

const things = (...ids: string[]): Thing[] => ids.map((id) => ({ id }))

function filledCache(): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(['things'], things('a', 'b', 'c'))
  return cache
}

/** An answer that comes when the test says so. */
function pendingAnswer<Answer = string>(value: Answer = 'done' as Answer) {
  let answer = () => {}
  let refuse = () => {}
  const promise = new Promise<Answer>((resolve, reject) => {
    answer = () => resolve(value)
    refuse = () => reject(new Error('refused'))
  })
  return { mutationFn: () => promise, answer, refuse }
}

test('what is removed leaves the list before the server has answered', async () => {
  const cache = filledCache()
  const { mutationFn, answer } = pendingAnswer()
  const settle = vi.fn()
  const onSuccess = vi.fn()
  const removal = new MutationObserver(
    cache,
    optimisticRemoval({ mutationFn, lists: ['things'], settle, onSuccess }),
  ).mutate({ id: 'b' })
  await expect.poll(() => cache.getQueryData(['things'])).toEqual(things('a', 'c'))
  expect(settle).not.toHaveBeenCalled()

  answer()
  await removal
  expect(settle).toHaveBeenCalledExactlyOnceWith(cache, { id: 'b' })
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done', { id: 'b' })
  expect(cache.getQueryData(['things'])).toEqual(things('a', 'c'))
})

test('a refused removal is put back where it was, and the one who asked hears of it', async () => {
  const cache = filledCache()
  const { mutationFn, refuse } = pendingAnswer()
  const settle = vi.fn()
  const seenOnError: unknown[] = []
  const removal = new MutationObserver(
    cache,
    optimisticRemoval({
      mutationFn,
      lists: ['things'],
      settle,
      onError: () => seenOnError.push(cache.getQueryData(['things'])),
    }),
  ).mutate({ id: 'b' })
  refuse()
  await expect(removal).rejects.toThrow('refused')
  expect(cache.getQueryData(['things'])).toEqual(things('a', 'b', 'c'))
  expect(seenOnError).toEqual([things('a', 'b', 'c')])
  expect(settle).not.toHaveBeenCalled()
})

test('an answer that was under way does not bring back what is being removed', async () => {
  const cache = filledCache()
  const old = pendingAnswer(things('a', 'b', 'c'))
  const fetching = cache.fetchQuery({ queryKey: ['things'], queryFn: old.mutationFn, staleTime: 0 })
  const stopped = fetching.catch(() => 'stopped')
  const { mutationFn, answer } = pendingAnswer()
  const removal = new MutationObserver(cache, optimisticRemoval({ mutationFn, lists: ['things'] })).mutate({ id: 'a' })
  old.answer()
  answer()
  await Promise.all([stopped, removal])
  expect(cache.getQueryData(['things'])).toEqual(things('b', 'c'))
})

test('what was under way is asked for again once the server has answered', async () => {
  const cache = filledCache()
  let asked = 0
  const { mutationFn, answer } = pendingAnswer()
  const observer = new QueryObserver(cache, {
    queryKey: ['things'],
    queryFn: async () => {
      asked += 1
      return asked === 1 ? await new Promise<Thing[]>(() => {}) : things('b', 'c', 'd')
    },
  })
  const stop = observer.subscribe(() => {})
  expect(cache.isFetching({ queryKey: ['things'] })).toBe(1)
  const removal = new MutationObserver(cache, optimisticRemoval({ mutationFn, lists: ['things'] })).mutate({ id: 'a' })
  await expect.poll(() => cache.getQueryData(['things'])).toEqual(things('b', 'c'))
  expect(asked).toBe(1)
  answer()
  await removal
  await expect.poll(() => cache.getQueryData(['things'])).toEqual(things('b', 'c', 'd'))
  stop()
})

test('a refused change takes back itself and leaves the one that followed', async () => {
  const cache = new QueryClient()
  cache.setQueryData(['flags'], { first: false, second: false })
  const set = (name: string, value: boolean) =>
    cache.setQueryData<Record<string, boolean>>(['flags'], (flags) => ({ ...flags, [name]: value }))
  const refused = pendingAnswer()
  const accepted = pendingAnswer()
  const options = (mutationFn: () => Promise<string>) =>
    optimisticChange({
      mutationFn,
      show: (_cache, name: string) => {
        set(name, true)
        return () => set(name, false)
      },
    })
  const first = new MutationObserver(cache, options(refused.mutationFn)).mutate('first')
  const second = new MutationObserver(cache, options(accepted.mutationFn)).mutate('second')
  await expect.poll(() => cache.getQueryData(['flags'])).toEqual({ first: true, second: true })

  refused.refuse()
  accepted.answer()
  await expect(first).rejects.toThrow('refused')
  await second
  expect(cache.getQueryData(['flags'])).toEqual({ first: false, second: true })
})
