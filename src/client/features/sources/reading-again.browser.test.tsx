import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { EarlierPost, ReadArticle } from '#client/queries/posts/sources'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { EarlierPostLine } from './earlier-post-line.tsx'
import { SourceCard } from './source-card.tsx'
import { useDebouncedUrl } from './use-debounced-url.ts'
import { useReadingAgain } from './use-reading-again.ts'

const article = {
  articleId: 'a1',
  kind: 'url',
  url: 'https://courier.example/quay',
  title: 'Harbour opens its second quay',
  byline: null,
  siteName: null,
  published: null,
  language: 'en',
  words: 12,
  status: 'ok',
  truncated: false,
  readAt: '2026-11-21T12:00:00.000Z',
} as ReadArticle

const read = 'POST /api/articles/read'
/** That says something: a place for messages is always there. */
const alert = page.getByRole('alert').filter({ hasText: /\S/ })
const button = (name: string) => page.getByRole('button', { name })

function Readings() {
  const reading = useReadingAgain()
  const [url, setUrl] = useState('https://one.example')
  return (
    <>
      <button type="button" onClick={() => setUrl('https://two.example')}>
        Another address
      </button>
      <button type="button" onClick={reading.forget}>
        Forget
      </button>
      <SourceCard
        article={reading.articleAt(url) ?? article}
        again={{ read: () => reading.start(url), isPending: reading.isPendingAt(url), error: reading.errorAt(url) }}
      />
    </>
  )
}

let type: (url: string | null) => void

function Address() {
  const [url, setUrl] = useState<string | null>('https://courier.example/q')
  type = setUrl
  return (
    <>
      <p>{url ?? 'nothing'} is typed</p>
      <output>{useDebouncedUrl(url) ?? 'no address'}</output>
    </>
  )
}

test('a page that was read again is shown as it is now, at its own address alone', async () => {
  const calls = answerCalls({ [read]: { ...article, title: 'Harbour opens its third quay' } })
  await renderInApp(<Readings />)
  await button('Read again').click()
  await expect.element(page.getByText('Harbour opens its third quay')).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ url: 'https://one.example', readAgain: true }])
  await button('Another address').click()
  await expect.element(page.getByText('Harbour opens its second quay')).toBeVisible()
})

test('a page that can’t be read again says why, until it is forgotten', async () => {
  answerCalls({ [read]: refuseWith(422, 'The page could not be reached.', 'source_unreadable') })
  await renderInApp(<Readings />)
  await button('Read again').click()
  await expect.element(alert).toHaveTextContent('The page could not be reached.')
  await button('Forget').click()
  await expect.element(alert).not.toBeInTheDocument()
})

test('while a page is read its button says so and does nothing more', async () => {
  let answer: (response: Response) => void = () => {}
  const calls = answerCalls({ [read]: () => new Promise<Response>((resolve) => (answer = resolve)) })
  await renderInApp(<Readings />)
  await button('Read again').click()
  await expect.element(button('Reading...')).toHaveAttribute('aria-busy', 'true')
  ;(button('Reading...').element() as HTMLElement).click()
  await expect.poll(() => calls).toHaveLength(1)
  answer(Response.json(article))
  await expect.element(button('Read again')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('a source says what it is without author, place or day, and that only its beginning was read', async () => {
  answerCalls({})
  const seen = { truncated: true, isHandedOver: true, readAt: new Date().toISOString() }
  await renderInApp(<SourceCard article={{ ...article, ...seen }} />)
  await expect.element(page.getByText('12 words read. Only the beginning was read, as it is very long.')).toBeVisible()
  await expect.element(page.getByText('Read just now, as seen by you')).toBeVisible()
})

test('a source whose text was not kept says so', async () => {
  answerCalls({ 'GET /api/articles/a1': { ...article, url: null, text: null } })
  await renderInApp(<SourceCard article={article} />)
  await button('View article text').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('The text was not kept.')).toBeVisible()
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(button('View article text')).toHaveFocus()
})

test('a post that was written from this article before is named, with its day', async () => {
  const post = { id: 'p1', title: 'The harbour grows', createdAt: '2026-11-20T12:00:00.000Z' } as EarlierPost
  await renderInApp(<EarlierPostLine post={post} />)
  await expect
    .element(page.getByRole('status').filter({ hasText: 'The harbour grows' }))
    .toHaveTextContent('You already wrote a post from this article on 20 November 2026: The harbour grows')
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/generate?post=p1')
})

test('an address counts once typing has rested, and only where a page can be read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const rested = page.getByRole('status').first()
  await renderInApp(<Address />)
  await expect.element(rested).toHaveTextContent('no address')
  vi.advanceTimersByTime(399)
  type('https://courier.example/quay')
  await expect.element(page.getByText('https://courier.example/quay is typed')).toBeVisible()
  vi.advanceTimersByTime(399)
  await expect.element(rested).toHaveTextContent('no address')
  vi.advanceTimersByTime(1)
  await expect.element(rested).toHaveTextContent('https://courier.example/quay')
  type('courier')
  await expect.element(page.getByText('courier is typed', { exact: true })).toBeVisible()
  vi.advanceTimersByTime(400)
  await expect.element(rested).toHaveTextContent('no address')
})
