import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askAgainAfterChanges } from './ask-again.ts'

interface Post {
  text: string
  files: string[]
}

/** Each answer comes when the test says so. */
function askServer() {
  const answers: ((post: Post) => void)[] = []
  return { queryFn: () => new Promise<Post>((resolve) => answers.push(resolve)), answers }
}

test('an answer from before a change does not undo it, and is asked for again', async () => {
  const cache = new QueryClient()
  askAgainAfterChanges(cache)
  const { queryFn, answers } = askServer()
  cache.setQueryData<Post>(['post'], { text: 'Old.', files: [] })
  const stop = new QueryObserver(cache, { queryKey: ['post'], queryFn }).subscribe(() => {})
  await expect.poll(() => answers.length).toBe(1)

  cache.setQueryData<Post>(['post'], (post) => post && { ...post, files: ['a.pdf'] })
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.({ text: 'New.', files: [] })
  answers[1]?.({ text: 'New.', files: ['a.pdf'] })
  await expect.poll(() => cache.isFetching()).toBe(0)
  expect(cache.getQueryData(['post'])).toEqual({ text: 'New.', files: ['a.pdf'] })
  stop()
})

test('what nobody shows is not asked for again: whoever waits gets the change', async () => {
  const cache = new QueryClient()
  askAgainAfterChanges(cache)
  const { queryFn, answers } = askServer()
  cache.setQueryData<Post>(['post'], { text: 'Old.', files: [] })
  const found = cache.fetchQuery({ queryKey: ['post'], queryFn })
  cache.setQueryData<Post>(['post'], { text: 'Mine.', files: [] })
  answers[0]?.({ text: 'Old.', files: [] })
  expect(await found).toEqual({ text: 'Mine.', files: [] })
  expect(cache.getQueryState(['post'])).toMatchObject({ isInvalidated: true, data: { text: 'Mine.' } })
  expect(answers).toHaveLength(1)
})
