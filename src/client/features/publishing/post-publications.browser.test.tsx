import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import {
  publishedThere,
  sampleAccount,
  samplePublication,
} from '../../../../tests/support/components/sample-linkedin.ts'
import { samplePost } from '../../../../tests/support/components/sample-posts.ts'
import { keepAskedPublish } from './card/asked-publish.ts'
import { EditingNote } from './editing-note.tsx'
import { PostPublications } from './post-publications.tsx'

const user = { timeZone: 'Europe/Berlin' }
const known = { user, linkedinAccounts: [sampleAccount()] }
const list = 'GET /api/posts/a/publications'
const button = (name: string) => page.getByRole('button', { name })
const unconfirmed = samplePublication({
  state: 'unconfirmed',
  attempts: [{ at: '2026-11-22T18:00:00.000Z', step: 'send', outcome: 'unknown', status: null, code: null }],
})

test('whose outcome is lost asks, and takes “It is there” with the link', async () => {
  let current = unconfirmed
  const calls = answerCalls({
    [list]: () => [current],
    'POST /api/publications/p/resolve': () => {
      current = samplePublication(publishedThere)
      return current
    },
  })
  await renderInApp(<PostPublications post={samplePost()} />, known)
  await button('It is there').click()
  await page.getByLabelText('Link to the post on LinkedIn').fill(publishedThere.url)
  await button('Save').click()
  await expect.element(page.getByText('Published', { exact: true })).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toEqual([{ published: true, url: publishedThere.url }])
})

test('“It is not there” asks once more before it publishes again', async () => {
  const calls = answerCalls({
    [list]: [unconfirmed],
    'POST /api/publications/p/resolve': samplePublication({ state: 'sending' }),
  })
  await renderInApp(<PostPublications post={samplePost()} />, known)
  await button('It is not there').click()
  const question = page.getByRole('dialog', { name: 'Publish it again?' })
  await question.getByRole('button', { name: 'Publish again' }).click()
  await expect
    .poll(() => calls.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toEqual([{ published: false }])
})

test('what was tried is told step by step', async () => {
  answerCalls({ [list]: [unconfirmed] })
  await renderInApp(<PostPublications post={samplePost()} />, known)
  await page.getByText('1 step so far').click()
  await expect.element(page.getByText('Sent the post: no clear answer.')).toBeVisible()
})

test('a scheduled one is called off, and back on', async () => {
  const descriptions = { altTexts: ['A crane', 'The quay'], described: ['file-a', 'file-b'] }
  let current = samplePublication(descriptions)
  const calls = answerCalls({
    [list]: () => [current],
    'DELETE /api/publications/p': () => {
      current = samplePublication({ ...descriptions, state: 'cancelled' })
      return current
    },
    'POST /api/posts/a/publications': () => {
      current = samplePublication({ id: 'anew' })
      return current
    },
  })
  await renderInApp(<PostPublications post={samplePost()} />, known)
  await button('Unschedule').click()
  await expect.element(page.getByText('Scheduled', { exact: true })).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(page.getByText('Scheduled', { exact: true })).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toMatchObject([{ accountId: 'ada', at: '2098-12-01T09:00', timeZone: 'Europe/Berlin', ...descriptions }])
})

test('another time is chosen', async () => {
  const moved = samplePublication({ at: '2098-12-03T10:00', dueAt: '2098-12-03T09:00:00.000Z' })
  let current = samplePublication()
  answerCalls({
    [list]: () => [current],
    'PATCH /api/publications/p': () => {
      current = moved
      return moved
    },
  })
  await renderInApp(<PostPublications post={samplePost()} />, known)
  await button('Change time').click()
  await page.getByLabelText('Date and time').fill('2098-12-03T10:00')
  await button('Change time').click()
  await expect.element(page.getByText('Time changed')).toBeVisible()
  await expect.element(page.getByText('from Ada Harbour', { exact: false })).toHaveTextContent('3 December 2098')
})

describe('back from LinkedIn', () => {
  const { href } = window.location
  afterEach(() => history.replaceState(null, '', href))
  const missed = samplePublication({ state: 'missed', dueAt: '2026-11-22T08:00:00.000Z' })

  test('the post that its author signed in for goes out at once, and once', async () => {
    let current = missed
    const calls = answerCalls({
      [list]: () => [current],
      'POST /api/publications/p/publish-now': () => {
        current = samplePublication(publishedThere)
        return current
      },
    })
    keepAskedPublish('p')
    history.replaceState(null, '', '?post=a&publish=p&linkedin=connected')
    await renderInApp(<PostPublications post={samplePost()} />, known)
    await expect.element(page.getByText('Published', { exact: true })).toBeVisible()
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(window.location.search).toBe('?post=a')
  })

  test('an address alone publishes nothing', async () => {
    const calls = answerCalls({ [list]: [missed] })
    history.replaceState(null, '', '?post=a&publish=p&linkedin=connected')
    await renderInApp(<PostPublications post={samplePost()} />, known)
    await expect.poll(() => window.location.search).toBe('?post=a')
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('without a connection it waits on, and says so', async () => {
    const calls = answerCalls({ [list]: [missed] })
    history.replaceState(null, '', '?post=a&publish=p&linkedin=cancelled')
    await renderInApp(<PostPublications post={samplePost()} />, known)
    await expect.element(page.getByText('LinkedIn was not connected.', { exact: false })).toBeVisible()
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

describe('editing', () => {
  test.each([
    [samplePublication({ dueAt: '2098-12-01T08:00:00.000Z' }), /^Your changes go out with it on .*09:00/],
    [samplePublication(publishedThere), 'The text on LinkedIn stays as it is.'],
  ])('says what it does to a post that is on its way or there', async (publication, note) => {
    answerCalls({ [list]: [publication] })
    await renderInApp(<EditingNote post={samplePost()} />, known)
    await expect.element(page.getByText(note)).toBeVisible()
  })
})
