import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatZone } from '#client/lib/formatting'
import { defaultBrief } from '#shared/rules/post-brief'
import { answerCalls, type Call, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import {
  publishedThere,
  sampleAccount,
  samplePublication,
} from '../../../../../tests/support/components/sample-linkedin.ts'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { PublishDialog } from './publish-dialog.tsx'

const post = samplePost({ content: 'Traffic (12 %) rose #harbour.' })
const detail = samplePostDetail({ content: post.content })
const user = { timeZone: 'Europe/Berlin', capabilities: { publishing: true } }
const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
const button = (name: string) => dialog.getByRole('button', { name })

/** Whether a button is in sight as a whole, in the window rather than below its edge. */
function isInWindow(name: string): boolean {
  const { top, bottom } = button(name).element().getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

const bodies = (calls: readonly Call[]) => calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
const known = { user, linkedinAccounts: [sampleAccount()] }
const answers = { 'GET /api/posts/a': detail }
/** The id is of the window's own making. */
const everybody = {
  id: expect.any(String) as string,
  accountId: 'ada',
  visibility: 'PUBLIC',
  isReshareDisabled: false,
  followsVisual: true,
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a post goes out at once, and is linked; the window closes by Escape again', async () => {
  const published = samplePublication(publishedThere)
  const calls = answerCalls({
    ...answers,
    'POST /api/posts/a/publications': published,
    'GET /api/posts/a/publications': [published],
  })
  const onClose = vi.fn()
  await renderInApp(<PublishDialog post={post} onClose={onClose} />, known)
  await expect.element(dialog.getByRole('region')).toHaveTextContent('Traffic (12 %) rose #harbour.')
  await button('Publish now').click()
  await expect.element(dialog.getByText('Published', { exact: true })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Open on LinkedIn' })).toHaveAttribute('href', published.url)
  expect(bodies(calls)).toEqual([everybody])
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('without Pro it says so before anything is chosen, and leads there', async () => {
  answerCalls(answers)
  const without = { ...known, user: { ...user, capabilities: { publishing: false } } }
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, without)
  await expect.element(dialog.getByText('Publishing on LinkedIn is part of Pro.', { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe')
  expect(button('Publish now').elements()).toEqual([])
})

test.each([
  [1280, 800],
  [390, 778],
])('without Pro the post is shared by hand from there, or the window closed, in %i by %i', async (...size) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(...size)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const openPage = vi.spyOn(window, 'open').mockReturnValue(null)
  const without = { ...known, user: { ...user, capabilities: { publishing: false } } }
  answerCalls(answers)
  const [onClose, onShared] = [vi.fn(), vi.fn()]
  await renderInApp(<PublishDialog post={post} onShared={onShared} onClose={onClose} />, without)
  for (const name of ['Cancel', 'Share on LinkedIn']) await expect.poll(() => isInWindow(name)).toBe(true)
  await button('Cancel').click()
  expect([onClose.mock.calls.length, onShared.mock.calls.length, openPage.mock.calls.length]).toEqual([1, 0, 0])
  await button('Share on LinkedIn').click()
  await expect.poll(() => onShared.mock.calls.length).toBe(1)
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(write).toHaveBeenCalledWith(post.content)
  expect(openPage).toHaveBeenCalledWith(expect.stringContaining('https://www.linkedin.com/'), '_blank', 'noopener')
})

const standing = { at: '2098-12-01T08:00:00.000Z', accountName: 'Ada Harbour', needsAuthor: false, isLive: false }
const plannedPost = { ...post, publication: { ...standing, state: 'scheduled' as const } }

test.each([
  ['scheduled', 'Goes out on'],
  ['held', 'On hold.'],
  ['missed', 'Not published. It was due on'],
  ['sending', 'On its way to LinkedIn'],
  ['unconfirmed', 'LinkedIn did not answer.'],
] as const)('a post that is %s already opens as it stands, without a form', async (state, lead) => {
  answerCalls({ ...answers, 'GET /api/posts/a/publications': [samplePublication({ state })] })
  const onClose = vi.fn()
  await renderInApp(
    <PublishDialog post={{ ...post, publication: { ...standing, state } }} when="at" onClose={onClose} />,
    known,
  )
  await expect.element(dialog.getByText(lead, { exact: false })).toBeVisible()
  await expect.element(dialog.getByLabelText('Who can see it')).not.toBeInTheDocument()
  expect(button('Publish from another account').elements()).toEqual([])
  await button('Close').click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a post that is planned for one account can be published from another one, and only from that', async () => {
  const planned = samplePublication()
  const sent = samplePublication({ id: 'q', state: 'sending', accountId: 'grace', accountName: 'Grace Murray' })
  let all = [planned]
  const calls = answerCalls({
    ...answers,
    'POST /api/posts/a/publications': () => {
      all = [sent, planned]
      return sent
    },
    'GET /api/posts/a/publications': () => all,
  })
  // the same page, connected once more
  const again = sampleAccount({ id: 'ada-again', name: 'Ada again' })
  const grace = sampleAccount({ id: 'grace', urn: 'urn:li:person:grace', name: 'Grace Murray' })
  const linkedinAccounts = [sampleAccount(), again, grace]
  await renderInApp(<PublishDialog post={plannedPost} onClose={() => {}} />, { user, linkedinAccounts })
  await button('Publish from another account').click()
  const account = dialog.getByLabelText('Account')
  await expect.element(account).toHaveValue('grace')
  expect([...(account.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['Grace Murray'])
  await button('Publish now').click()
  await expect.element(dialog.getByText('On its way to LinkedIn from Grace Murray.')).toBeVisible()
  expect(bodies(calls)).toEqual([{ ...everybody, accountId: 'grace' }])
})

test.each([
  ['is out', [samplePublication(publishedThere)]],
  ['was unscheduled', [samplePublication({ state: 'cancelled' })]],
  ['is at LinkedIn as nobody can tell', () => refuseWith(503, 'The server rests.')],
])('a post that %s can be published from its form', async (_how, publications) => {
  answerCalls({ ...answers, 'GET /api/posts/a/publications': publications })
  await renderInApp(<PublishDialog post={plannedPost} onClose={() => {}} />, known)
  await expect.element(dialog.getByLabelText('Account')).toHaveValue('ada')
  await expect.element(button('Publish now')).toBeEnabled()
})

test('a mention is shown as the name that LinkedIn shows', async () => {
  const mentions = [{ name: 'Anytown [Harbour]', urn: 'urn:li:organization:1' }]
  answerCalls(answers)
  await renderInApp(
    <PublishDialog post={{ ...post, content: 'By @Anytown [Harbour] (new).', mentions }} onClose={() => {}} />,
    known,
  )
  const region = dialog.getByRole('region')
  await expect.element(region).toHaveTextContent('By Anytown [Harbour] (new).')
  expect(region.element().querySelector('[data-part=mention]')?.textContent).toBe('Anytown [Harbour]')
})

test('a post that is too long is not sent', async () => {
  const long = { ...post, content: '('.repeat(1_501) }
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ content: long.content }) })
  await renderInApp(<PublishDialog post={long} onClose={() => {}} />, known)
  await expect.element(dialog.getByText('Shorten by 2.')).toBeVisible()
  await expect.element(button('Publish now')).toBeDisabled()
})

test('a time is chosen with its zone, and what it means is said', async () => {
  const scheduled = samplePublication()
  const calls = answerCalls({
    ...answers,
    'POST /api/posts/a/publications': scheduled,
    'GET /api/posts/a/publications': [scheduled],
  })
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, known)
  await dialog.getByRole('radio', { name: 'At a time' }).click()
  await dialog.getByLabelText('Date and time').fill('2098-03-30T02:30')
  await expect
    .element(dialog.getByText('The clocks go forward that day and skip 02:30', { exact: false }))
    .toBeVisible()
  await dialog.getByLabelText('Time zone').fill(formatZone('America/New_York', Date.now()))
  await userEvent.tab()
  await expect.element(dialog.getByText('For you that is', { exact: false })).toBeVisible()
  await button('Schedule').click()
  await expect.element(dialog.getByText('Goes out on', { exact: false })).toHaveTextContent('from Ada Harbour')
  expect(bodies(calls)).toEqual([{ ...everybody, at: '2098-03-30T02:30', timeZone: 'America/New_York' }])
})

test('a time that has passed is not sent', async () => {
  answerCalls(answers)
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, known)
  await dialog.getByRole('radio', { name: 'At a time' }).click()
  await dialog.getByLabelText('Date and time').fill('2020-01-01T10:00')
  await expect.element(dialog.getByText('This time has passed. Choose a later one.')).toBeVisible()
  await expect.element(button('Schedule')).toBeDisabled()
})

test('the next free time of the week is offered where there are weekly times', async () => {
  const next = { at: '2098-12-02T08:00', timeZone: 'Europe/Berlin', dueAt: '2098-12-02T07:00:00.000Z' }
  const queued = samplePublication({ isQueued: true })
  const calls = answerCalls({
    ...answers,
    'GET /api/linkedin/accounts/ada/queue': { next, publications: [] },
    'POST /api/posts/a/publications': queued,
    'GET /api/posts/a/publications': [queued],
  })
  const account = sampleAccount({ slots: [{ weekday: 2, time: '08:00' }] })
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, { user, linkedinAccounts: [account] })
  await expect.element(dialog.getByText('08:00', { exact: false })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Next free time' }).click()
  await button('Add to queue').click()
  await expect.poll(() => bodies(calls)).toEqual([{ ...everybody, queue: true }])
})

test('without weekly times it leads to them; those of a lent account are for its owner to add', async () => {
  answerCalls(answers)
  const lent = sampleAccount({ id: 'jana', name: 'Jana’s profile', lentBy: { name: 'Jana', lent: 'free' } })
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, {
    user,
    linkedinAccounts: [sampleAccount(), lent],
  })
  const link = dialog.getByRole('link', { name: 'Add weekly times' })
  await expect.element(dialog.getByRole('radio', { name: 'Next free time' })).toBeDisabled()
  await expect.element(link).toHaveAttribute('href', '/settings?tab=linkedin')
  await dialog.getByLabelText('Account').selectOptions('jana')
  await expect.element(link).not.toBeInTheDocument()
})

test.each([
  [1280, 600],
  [390, 640],
])('in a window of %i by %i the buttons stay in sight, and what is focused is not below them', async (...size) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(...size)
  answerCalls(answers)
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, known)
  await expect.poll(() => isInWindow('Publish now')).toBe(true)
  const element = dialog.element()
  expect(element.scrollHeight, 'there is more than fits').toBeGreaterThan(element.clientHeight)
  const comment = dialog.getByLabelText('First comment').element() as HTMLElement
  comment.focus()
  await expect
    .poll(() => comment.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(button('Cancel').element().getBoundingClientRect().top)
  expect(isInWindow('Publish now')).toBe(true)
})

test('the text shown fades where it is cut off, and not at its end', async () => {
  const long = { ...post, content: Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n') }
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ content: long.content }) })
  await renderInApp(<PublishDialog post={long} onClose={() => {}} />, known)
  const region = dialog.getByRole('region')
  await expect.element(region).toBeVisible()
  const fade = getComputedStyle(region.element(), '::after')
  expect([fade.position, fade.backgroundImage.startsWith('linear-gradient')]).toEqual(['sticky', true])
  expect(Number.parseFloat(fade.height) + Number.parseFloat(fade.marginTop), 'room below the text').toBeGreaterThan(8)
})

test('the link to the source goes along when it is chosen', async () => {
  const calls = answerCalls({ ...answers, 'POST /api/posts/a/publications': () => refuseWith(503, 'LinkedIn rests.') })
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, known)
  await dialog.getByRole('radio', { name: 'Link' }).click()
  await expect.element(dialog.getByText('news.example')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Others can repost it' }).click()
  await button('Publish now').click()
  await expect.element(dialog.getByText('LinkedIn rests.')).toBeVisible()
  const { followsVisual: _usual, ...chosen } = everybody
  expect(bodies(calls)).toEqual([{ ...chosen, isReshareDisabled: true, attach: 'link' }])
  await expect.element(dialog.getByRole('radio', { name: 'Link' })).toBeChecked()
})

test('what went wrong stands above the buttons and covers none of them; the next attempt takes it away', async () => {
  let attempts = 0
  const sent = samplePublication({ state: 'sending' })
  let succeed = () => {}
  const success = new Promise<void>((resolve) => {
    succeed = resolve
  })
  answerCalls({
    ...answers,
    'POST /api/posts/a/publications': async () => {
      attempts += 1
      if (attempts === 1) return refuseWith(503, 'LinkedIn rests.')
      await success
      return sent
    },
    'GET /api/posts/a/publications': [sent],
  })
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, known)
  await button('Publish now').click()
  const alert = dialog.getByRole('alert').filter({ hasText: 'Publishing failed' })
  await expect.element(alert).toHaveTextContent('LinkedIn rests.')
  const { bottom } = alert.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(button('Publish now').element().getBoundingClientRect().top)
  expect(page.getByText('Publishing failed').elements()).toHaveLength(1)
  await button('Publish now').click()
  await expect.element(alert).not.toBeInTheDocument()
  succeed()
  await expect.element(dialog.getByText('On its way to LinkedIn', { exact: false })).toBeVisible()
})

test('the same text goes out once more only after a question, and with the same id', async () => {
  const published = samplePublication(publishedThere)
  const calls = answerCalls({
    ...answers,
    'POST /api/posts/a/publications': ({ body }) =>
      (body as { again?: true }).again ? published : refuseWith(409, 'Twice?', 'conflict', 'publicationSameText'),
    'GET /api/posts/a/publications': [published],
  })
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, known)
  const question = page.getByRole('dialog', { name: 'Publish the same text again?' })
  await button('Publish now').click()
  await expect
    .element(question)
    .toHaveTextContent('This account already has this text on LinkedIn or planned, less than a day apart.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText('Publishing failed')).not.toBeInTheDocument()
  await button('Publish now').click()
  await question.getByRole('button', { name: 'Publish again' }).click()
  await expect.element(dialog.getByText('Published', { exact: true })).toBeVisible()
  const [first, , second] = bodies(calls) as { id: string }[]
  expect(second).toEqual({ ...first, again: true })
})

test('an account that LinkedIn no longer accepts can’t publish, and another one is taken first', async () => {
  answerCalls(answers)
  const expired = sampleAccount({ id: 'old', name: 'Old Quay', state: 'expired' })
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, {
    user,
    linkedinAccounts: [expired, sampleAccount()],
  })
  const field = dialog.getByLabelText('Account')
  await expect.element(field).toHaveValue('ada')
  await field.selectOptions('old')
  await expect.element(dialog.getByText('LinkedIn wants you to sign in again.', { exact: false })).toBeVisible()
  await expect.element(button('Publish now')).toBeDisabled()
})

test('it is closed by hand, and says so when the accounts could not be loaded', async () => {
  answerCalls({ ...answers, 'GET /api/linkedin/accounts': () => refuseWith(503, 'The server rests.') })
  const onClose = vi.fn()
  await renderInApp(<PublishDialog post={post} onClose={onClose} />, { user })
  await expect.element(dialog.getByText('The server rests.')).toBeVisible()
  page
    .getByRole('dialog')
    .element()
    .dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalled()
})

test('a first comment is sent along, and where the account may not add it, it says that its author does', async () => {
  const scopes = ['r_basicprofile', 'w_member_social', 'w_member_social_feed']
  const accounts = [sampleAccount({ scopes }), sampleAccount({ id: 'grace', name: 'Grace Murray' })]
  const published = samplePublication(publishedThere)
  const calls = answerCalls({
    ...answers,
    'POST /api/posts/a/publications': published,
    'GET /api/posts/a/publications': [published],
  })
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, { ...known, linkedinAccounts: accounts })
  const comment = dialog.getByLabelText('First comment')
  await expect.element(comment).toHaveAccessibleDescription('Added a few seconds after the post, as plain text.')
  await comment.fill('x'.repeat(1_251))
  await expect.element(dialog.getByText('1 characters too long.')).toBeVisible()
  await expect.element(button('Publish now')).toBeDisabled()
  await comment.fill(' The source: https://example.com ')
  await dialog.getByLabelText('Account').selectOptions('Grace Murray')
  await expect.element(dialog.getByText('you get the text to copy', { exact: false })).toBeVisible()
  await button('Publish now').click()
  await expect
    .poll(() => bodies(calls))
    .toEqual([{ ...everybody, accountId: 'grace', firstComment: 'The source: https://example.com' }])
})

test('a post that names its source in the first comment brings that comment along', async () => {
  answerCalls({
    ...answers,
    'GET /api/posts/a': samplePostDetail({ brief: { ...defaultBrief, sourceMention: 'comment' } }),
  })
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, known)
  await expect
    .element(dialog.getByLabelText('First comment'))
    .toHaveValue('Source: The harbour grows, The Quay\nhttps://news.example/harbour')
})
