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
const card = page.getByRole('article', { name: 'The harbour grows' })

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
      /^Goes out on Monday,? 1 December 2098 at 09:00 from Ada Harbour\.$/,
      ['Change time', 'Publish now', 'Do not publish'],
    ],
    [{ state: 'uploading' }, 'Sending', /^On its way to LinkedIn from Ada Harbour\. You can close this;/, []],
    [{ state: 'failed' }, 'Failed', /^It was not published from Ada Harbour\.$/, ['Change time', 'Try again']],
    [
      { state: 'missed' },
      'Missed',
      /^It was due on Monday,? 1 December 2098 at 09:00 and could not go out then\.$/,
      ['Change time', 'Publish now', 'Do not publish'],
    ],
    [
      { state: 'unconfirmed' },
      'Needs your answer',
      /Look at your profile there, then answer\.$/,
      ['It is there', 'It is not there: publish again'],
    ],
    [
      { state: 'held' },
      'On hold',
      /^It was to go out on Monday,? 1 December 2098 at 09:00 from Ada Harbour, and waits for you\.$/,
      ['It is there', 'Change time', 'Publish now', 'Do not publish'],
    ],
    [{ state: 'cancelled' }, 'Cancelled', /^It does not go out\.$/, []],
    [
      publishedThere,
      'Published',
      /^On LinkedIn since Sunday,? 22 November 2026 at 19:30, from Ada Harbour\.$/,
      ['Delete at LinkedIn'],
    ],
    [
      { ...publishedThere, deletedAt: '2026-11-22T20:00:00.000Z' },
      'Deleted at LinkedIn',
      /^It was deleted at LinkedIn on Sunday,? 22 November 2026 at 21:00\.$/,
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
    .toHaveTextContent(/Left the picture out of the link’s card \(answer 400, INVALID\)\.$/)
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
  await expect.element(steps.nth(0)).toHaveTextContent(/19:00Uploaded what is attached: worked\.$/)
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
  await button('Delete at LinkedIn').click()
  await expect
    .element(page.getByText('Its comments and reactions there are deleted too.', { exact: false }))
    .toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete at LinkedIn' }).click()
  await expectToast('error', 'That Did Not Work', 'LinkedIn did not answer. Try again.')
  expect(calls).toHaveLength(1)
  await expect.element(button('Delete at LinkedIn')).toBeEnabled()
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
  await expect.element(page.getByText(/^Goes out on Wednesday,? 3 December 2098 at 10:00\.$/)).toBeVisible()
  await button('Change time').click()
  await expectToast('error', 'That Did Not Work', 'It is on its way already.')
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
  const link = page.getByLabelText('Link to the post at LinkedIn')
  await expect.element(link).toHaveFocus()
  await link.fill('https://example.com')
  await button('Save').click()
  await expectToast('error', 'That Did Not Work', 'This is no link to a post at LinkedIn.')
  await expect.element(link).toHaveValue('https://example.com')
  await link.clear()
  await button('Save').click()
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ published: true, url: 'https://example.com' }, { published: true }])
})
