import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import {
  publishedThere,
  sampleAccount,
  samplePublication,
} from '../../../../../tests/support/components/sample-linkedin.ts'
import { PublicationCard } from './publication-card.tsx'

const known = { user: { timeZone: 'Europe/Berlin' }, linkedinAccounts: [sampleAccount()] }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const names = () =>
  page
    .getByRole('button')
    .elements()
    .map((each) => each.textContent)
const card = page.getByRole('article')

async function open(
  publication: Partial<Publication>,
  answers: Parameters<typeof answerCalls>[0] = {},
  withPost = false,
) {
  const calls = answerCalls(answers)
  await renderInApp(<PublicationCard publication={samplePublication(publication)} withPost={withPost} />, known)
  return calls
}

describe('how it stands is said, and only what can be done is offered', () => {
  test.each<[Partial<Publication>, string, RegExp, string[]]>([
    [
      {},
      'Scheduled',
      /^Goes out on Monday,? 1 December 2098 at 09:00 \(Berlin\) from Ada Harbour\.$/,
      ['Change time', 'Publish now', 'Add a comment', 'Unschedule'],
    ],
    [{ state: 'uploading' }, 'Sending', /^On its way to LinkedIn from Ada Harbour\.$/, []],
    [
      { state: 'failed' },
      'Needs you',
      /^Not published from Ada Harbour\.$/,
      ['Change time', 'Try again', 'Add a comment'],
    ],
    [
      { state: 'missed' },
      'Needs you',
      /^Not published\. It was due on Monday,? 1 December 2098 at 09:00 \(Berlin\)\.$/,
      ['Change time', 'Publish now', 'Add a comment', 'Unschedule'],
    ],
    [
      { state: 'unconfirmed' },
      'Needs you',
      /Is the post on the profile of Ada Harbour\?$/,
      ['It is there', 'It is not there: publish again'],
    ],
    [
      { state: 'held' },
      'Needs you',
      /^On hold\. It was due on Monday,? 1 December 2098 at 09:00 \(Berlin\) from Ada Harbour\.$/,
      ['It is there', 'Change time', 'Publish now', 'Add a comment', 'Unschedule'],
    ],
    [{ state: 'cancelled' }, 'Unscheduled', /^It won’t be published\.$/, []],
    [
      publishedThere,
      'Published',
      /^On LinkedIn since Sunday,? 22 November 2026 at 19:30, from Ada Harbour\.$/,
      ['Delete from LinkedIn'],
    ],
    [
      { ...publishedThere, deletedAt: '2026-11-22T20:00:00.000Z' },
      'Deleted from LinkedIn',
      /^Deleted from LinkedIn on Sunday,? 22 November 2026 at 21:00\.$/,
      [],
    ],
  ])('%j', async (publication, badge, lead, offered) => {
    await open(publication)
    await expect.element(card.getByText(badge, { exact: true })).toBeVisible()
    await expect.element(card.getByText(lead)).toBeVisible()
    expect(names()).toEqual(offered)
  })
})

test('a card that went out without its picture says why, and the log says what LinkedIn answered', async () => {
  await open({
    ...publishedThere,
    message: { message: 'LinkedIn did not take the picture.', reason: 'cardPictureRefused', values: {} },
    attempts: [{ at: '2026-11-22T18:30:00.000Z', step: 'picture', outcome: 'refused', status: 400, code: 'INVALID' }],
  })
  await expect.element(card.getByText('LinkedIn did not take the picture.')).toBeVisible()
  await page.getByText('1 step so far').click()
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent(/Left out the link’s picture \(answer 400, INVALID\)\.$/)
})

test('what is there is linked, and what went out late says so', async () => {
  await open({ ...publishedThere, isLate: true, hasPost: false }, {}, true)
  await expect.element(page.getByRole('link', { name: 'Open on LinkedIn' })).toHaveAttribute('href', publishedThere.url)
  await expect.element(page.getByText('late', { exact: true })).toBeVisible()
  await expect.element(page.getByText('The post was deleted here.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open the post' })).not.toBeInTheDocument()
})

test('the reason of a failure stands there, with each step that was tried', async () => {
  await open(
    {
      state: 'failed',
      message: { message: 'LinkedIn has this text already.', reason: 'unknown', values: {} },
      attempts: [
        { at: '2026-11-22T18:00:00.000Z', step: 'upload', outcome: 'done', status: null, code: null },
        { at: '2026-11-22T18:00:05.000Z', step: 'send', outcome: 'refused', status: 422, code: 'DUPLICATE_POST' },
      ],
    },
    {},
    true,
  )
  await expect.element(page.getByText('LinkedIn has this text already.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open the post' })).toHaveAttribute('href', '/generate?post=a')
  await page.getByText('2 steps so far').click()
  const steps = page.getByRole('listitem')
  await expect.element(steps.nth(0)).toHaveTextContent(/19:00Uploaded the attachment: worked\.$/)
  await expect
    .element(steps.nth(1))
    .toHaveTextContent(/Sent the post: LinkedIn refused \(answer 422, DUPLICATE_POST\)\.$/)
})

test('a scheduled one goes out at once only after a question, a failed one is tried again without', async () => {
  const sent = { 'POST /api/publications/p/publish-now': samplePublication({ state: 'sending' }) }
  const calls = await open({}, sent)
  await button('Publish now').click()
  const question = page.getByRole('dialog', { name: 'Publish this now?' })
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(calls).toEqual([])
  await button('Publish now').click()
  await question.getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(() => calls.length).toBe(1)

  const again = await open({ state: 'failed' }, sent)
  await button('Try again').click()
  await expect.poll(() => again.length).toBe(1)
})

test('it is deleted at LinkedIn after a question; a refusal is told in the server’s words', async () => {
  const calls = await open(publishedThere, {
    'POST /api/publications/p/delete-at-linkedin': refuseWith(502, 'LinkedIn did not answer. Try again.'),
  })
  await button('Delete from LinkedIn').click()
  await expect.element(page.getByText('With its comments and reactions there.', { exact: false })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete from LinkedIn' }).click()
  await expectToast('error', 'That didn’t work', 'LinkedIn did not answer. Try again.')
  expect(calls).toHaveLength(1)
  await expect.element(button('Delete from LinkedIn')).toBeEnabled()
})

test('a missed one asks for a later time, and what was chosen stays when it is refused', async () => {
  await open(
    { state: 'missed', at: '2020-01-08T09:00', dueAt: '2020-01-08T08:00:00.000Z' },
    { 'PATCH /api/publications/p': refuseWith(409, 'It is on its way already.') },
  )
  await button('Change time').click()
  const time = page.getByLabelText('Date and time')
  await expect.element(time).toHaveAccessibleDescription('This time has passed. Choose a later one.')
  await expect.element(page.getByRole('button', { name: 'Change time' })).toBeDisabled()
  await time.fill('2098-12-03T10:00')
  await expect.element(page.getByText(/^Goes out on Wednesday,? 3 December 2098 at 10:00 \(Berlin\)\.$/)).toBeVisible()
  await button('Change time').click()
  await expectToast('error', 'That didn’t work', 'It is on its way already.')
  await expect.element(time).toHaveValue('2098-12-03T10:00')
  await button('Back').click()
  await expect.element(time).not.toBeInTheDocument()
})

test('the link to a post that is there may be left out, and stays when saving fails', async () => {
  const calls = await open(
    { state: 'unconfirmed' },
    { 'POST /api/publications/p/resolve': refuseWith(400, 'This is no link to a post at LinkedIn.') },
  )
  await button('It is there').click()
  const link = page.getByLabelText('Link to the post on LinkedIn')
  await expect.element(link).toHaveFocus()
  await link.fill('https://example.com')
  await button('Save').click()
  await expectToast('error', 'That didn’t work', 'This is no link to a post at LinkedIn.')
  await expect.element(link).toHaveValue('https://example.com')
  await link.clear()
  await button('Save').click()
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ published: true, url: 'https://example.com' }, { published: true }])
})

describe('LinkedIn wants its author to sign in again', () => {
  const expired = { ...known, linkedinAccounts: [sampleAccount({ state: 'expired' })] }
  const show = (publication: Partial<Publication>) => {
    answerCalls({})
    return renderInApp(<PublicationCard publication={samplePublication(publication)} />, expired)
  }

  test.each(['scheduled', 'missed'] as const)(
    'after its time, %s: one button connects and publishes',
    async (state) => {
      await show({ state, dueAt: '2026-11-22T08:00:00.000Z' })
      await expect.element(card.getByText('Needs you', { exact: true })).toBeVisible()
      await expect.element(card.getByText('Not published yet. LinkedIn wants you to sign in again.')).toBeVisible()
      const link = page.getByRole('link', { name: 'Reconnect and publish' })
      const next = encodeURIComponent('/generate?post=a&publish=p')
      await expect.element(link).toHaveAttribute('href', `/api/linkedin/connect?next=${next}&kind=person`)
      expect(names()).toEqual(['Change time', 'Add a comment', 'Unschedule'])
    },
  )

  test('before its time it is enough to connect', async () => {
    await show({})
    await expect
      .element(card.getByText(/^LinkedIn wants you to sign in again before Monday,? 1 December/))
      .toBeVisible()
    const link = page.getByRole('link', { name: 'Reconnect', exact: true })
    const next = encodeURIComponent('/generate?post=a')
    await expect.element(link).toHaveAttribute('href', `/api/linkedin/connect?next=${next}&kind=person`)
  })
})

test('whose account is paused or whose plan has ended needs its author', async () => {
  answerCalls({})
  const paused = { ...known, linkedinAccounts: [sampleAccount({ state: 'paused', isPaused: true })] }
  await renderInApp(<PublicationCard publication={samplePublication()} />, paused)
  await expect.element(card.getByText('Needs you', { exact: true })).toBeVisible()
})

test('a first comment that may not be there is added by hand: its text is copied, and said to be there', async () => {
  const message = { message: 'LinkedIn did not answer.', reason: 'firstCommentUnconfirmed', values: {} }
  const firstComment = { text: 'The source: https://example.com', state: 'unconfirmed' as const, message }
  const there = { ...publishedThere, firstComment }
  const done = samplePublication({ ...there, firstComment: { ...firstComment, state: 'done', message: null } })
  const calls = await open(there, { 'POST /api/publications/p/first-comment-added': done })
  const section = page.getByRole('region', { name: 'First comment' })
  await expect.element(section.getByText('Add it yourself')).toBeVisible()
  await expect.element(section.getByText('The source: https://example.com')).toBeVisible()
  await expect.element(button('Copy the comment')).toBeVisible()
  await button('I’ve added it').click()
  await expect
    .poll(() => calls.map(({ method, path }) => `${method} ${path}`))
    .toEqual(['POST /api/publications/p/first-comment-added'])
})

/** Its other label, for while it is busy, belongs to its name. */
const save = page.getByRole('button', { name: /^Save/ })

test('until the post goes out its first comment is changed, or removed by emptying it', async () => {
  sessionStorage.clear()
  const firstComment = { text: 'The source is wrong.', state: 'planned' as const, message: null }
  const put = 'PUT /api/publications/p/first-comment'
  const changed = samplePublication({ firstComment: { ...firstComment, text: 'The source: https://example.com' } })
  const calls = await open({ firstComment }, { [put]: changed })
  await expect.element(page.getByText('You add it yourself once the post is there.')).toBeVisible()
  await button('Change the comment').click()
  const field = page.getByRole('textbox', { name: 'First comment' })
  await expect.element(field).toHaveFocus()
  await field.fill('x'.repeat(1_251))
  await expect.element(save).toBeDisabled()
  await field.fill(' The source: https://example.com ')
  await save.click()
  await expect.element(button('Change the comment')).toBeVisible()
  await button('Change the comment').click()
  await page.getByRole('textbox', { name: 'First comment' }).fill('')
  await page.getByRole('button', { name: 'Remove the comment' }).click()
  const texts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  await expect.poll(texts).toEqual([{ text: 'The source: https://example.com' }, { text: '' }])
})

test('a change that is refused keeps what was typed', async () => {
  sessionStorage.clear()
  await open({}, { 'PUT /api/publications/p/first-comment': refuseWith(409, 'It is on its way.') })
  await button('Add a comment').click()
  await page.getByRole('textbox', { name: 'First comment' }).fill('The source.')
  await save.click()
  await expectToast('error', 'That didn’t work', 'It is on its way.')
  await expect.element(page.getByRole('textbox', { name: 'First comment' })).toHaveValue('The source.')
})
