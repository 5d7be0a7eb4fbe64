import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '#shared/contract/contract'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { Inbox } from './inbox.tsx'

type Story = Answer<'listInbox'>['stories'][number]
type Feed = Answer<'listFeeds'>[number]

const story: Story = {
  id: 'quay',
  title: 'A quay opens',
  url: 'https://gazette.example.com/quay?a=1&b=2',
  summary: 'Ships no longer wait.',
  publishedAt: '2026-11-28T08:00:00.000Z',
  state: null,
  sources: [
    { feedId: 'a', title: 'The Gazette', url: null },
    { feedId: 'b', title: 'The Courier', url: null },
  ],
  reason: {
    message: 'You wrote about quay, ships in “Harbour”.',
    reason: 'storyLikePost',
    values: { words: ['quay', 'ships'], title: 'Harbour' },
  },
}
const feed: Feed = {
  id: 'a',
  url: 'https://gazette.example.com/feed',
  title: 'The Gazette',
  siteUrl: 'https://gazette.example.com/',
  intervalMinutes: 60,
  readAt: '2026-11-28T08:00:00.000Z',
  nextAt: '2026-11-28T09:00:00.000Z',
  restUntil: null,
  isOff: false,
  failure: null,
}
const inbox = (...stories: Story[]): Answer<'listInbox'> => ({ stories, hasMore: false, later: 0 })
const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/inbox')
})

test('a story says what it is, who has it and why it is here, and opens the generator with its address', async () => {
  answerCalls({ 'GET /api/inbox': inbox(story) })
  await renderInApp(<Inbox />)
  const row = page.getByRole('listitem')
  await expect.element(row.getByRole('link', { name: 'A quay opens', exact: true })).toHaveAttribute('href', story.url)
  await expect.element(row).toHaveTextContent('The Gazette · 28 November · also in The Courier')
  await expect.element(row).toHaveTextContent('You wrote about quay, ships in “Harbour”.')
  await expect
    .element(page.getByRole('link', { name: 'Write about “A quay opens”' }))
    .toHaveAttribute('href', `/generate?url=${encodeURIComponent(story.url ?? '')}`)
})

test('a story is put off, and taken back', async () => {
  const calls = answerCalls({
    'GET /api/inbox': inbox(story),
    'GET /api/feeds': [feed],
    'PATCH /api/inbox/quay': () => new Response(null, { status: 204 }),
  })
  await renderInApp(<Inbox />)
  await button('Keep “A quay opens” for later').click()
  await expectToast('success', 'Kept for later')
  await button('Undo').click()
  const changes = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await expect.poll(changes).toEqual([{ state: 'later' }, { state: 'seen' }])
})

test('a refused change says why, and the story stays', async () => {
  answerCalls({
    'GET /api/inbox': inbox(story),
    'GET /api/feeds': [feed],
    'PATCH /api/inbox/quay': refuseWith(404, 'It is gone.'),
  })
  await renderInApp(<Inbox />)
  await button('Do not show “A quay opens” again').click()
  await expectToast('error', 'The story was not changed', 'It is gone.')
  await expect.element(page.getByRole('heading', { name: 'A quay opens' })).toBeVisible()
})

test('without feeds, the way to the first one is shown', async () => {
  answerCalls({ 'GET /api/inbox': inbox(), 'GET /api/feeds': [] })
  await renderInApp(<Inbox />)
  await expect.element(page.getByRole('heading', { name: 'No feeds yet' })).toBeVisible()
  await button('Add a feed').click()
  await expect.element(page.getByLabelText('Address of a site or a feed')).toBeVisible()
  await expect.element(page.getByText('You follow no feeds yet.')).toBeVisible()
})

test('stories that do not load can be asked for again', async () => {
  answerCalls({ 'GET /api/inbox': refuseWith(500, 'Something went wrong.') })
  await renderInApp(<Inbox />)
  await expect.element(page.getByRole('heading', { name: 'The stories could not be loaded' })).toBeVisible()
  await expect.element(button('Try again')).toBeVisible()
})

test('a feed is added by an address, which a refusal leaves in its field', async () => {
  history.replaceState(null, '', '/inbox?tab=feeds')
  const calls = answerCalls({
    'GET /api/feeds': [],
    'POST /api/feeds': refuseWith(422, 'There is no feed at this address.'),
  })
  await renderInApp(<Inbox />)
  const address = page.getByLabelText('Address of a site or a feed')
  await button('Add feed').click()
  await expect.element(page.getByText('Please enter an address.')).toBeVisible()
  await address.fill('gazette.example.com')
  await button('Add feed').click()
  await expect.element(page.getByText('There is no feed at this address.')).toBeVisible()
  await expect.element(address).toHaveValue('gazette.example.com')
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { url: 'gazette.example.com' } }])
})

test('a feed that is off says why, and how it is turned on', async () => {
  history.replaceState(null, '', '/inbox?tab=feeds')
  const failure = { message: 'This feed could not be reached.', reason: 'feedUnreachable', values: {} }
  answerCalls({
    'GET /api/feeds': [{ ...feed, isOff: true, nextAt: null, failure }],
    'GET /api/inbox': inbox(),
    'POST /api/feeds/a/refresh': feed,
  })
  await renderInApp(<Inbox />)
  const row = page.getByRole('listitem')
  await expect.element(row).toHaveTextContent('Off')
  await expect.element(row).toHaveTextContent('This feed could not be reached.')
  await button('Read “The Gazette” now').click()
  await expectToast('success', 'The Gazette was read')
  await expect.element(row).toHaveTextContent('Next reading:')
})

test('how often a feed is read can be chosen', async () => {
  history.replaceState(null, '', '/inbox?tab=feeds')
  const calls = answerCalls({
    'GET /api/feeds': [feed],
    'PATCH /api/feeds/a': { ...feed, intervalMinutes: 15 },
  })
  await renderInApp(<Inbox />)
  const interval = page.getByRole('combobox', { name: 'How often “The Gazette” is read' })
  await expect.element(interval).toHaveValue('60')
  await interval.selectOptions('every 15 minutes')
  await expect.element(interval).toHaveValue('15')
  expect(calls.filter(({ method }) => method === 'PATCH')).toMatchObject([{ body: { intervalMinutes: 15 } }])
})
