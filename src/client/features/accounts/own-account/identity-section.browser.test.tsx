import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '#shared/contract/contract'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { IdentitySection } from './identity-section.tsx'

type Identity = Answer<'getIdentity'>

const none: Identity = { label: 'Harbour ID', linked: null, offered: null }
const linked: Identity = { ...none, linked: { email: 'ann@example.com', linkedAt: '2026-11-20T12:00:00.000Z' } }
/** By the beginning of its name: what it will say while it works counts as well where names are looked up in the page. */
const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => history.replaceState(null, '', location.pathname))

/** @param states what the server says of it, one after the other; the last one stays */
async function open(
  states: readonly Identity[],
  { answers = {}, isOnlyWay = false }: { answers?: Parameters<typeof answerCalls>[0]; isOnlyWay?: boolean } = {},
) {
  const left = [...states]
  const calls = answerCalls({
    'GET /api/user/identity': () => (left.length > 1 ? left.shift() : left[0]) ?? none,
    ...answers,
  })
  await renderInApp(<IdentitySection label="Harbour ID" isOnlyWay={isOnlyWay} />)
  return calls
}

test('an account that is not linked leads to the provider', async () => {
  await open([none])
  await expect.element(page.getByText('Your account is not linked with Harbour ID.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Link' })).toHaveAttribute('href', '/api/oidc/start?link=true')
})

test('what the provider proved is linked once the password is given', async () => {
  const offered: Identity = { ...none, offered: { email: 'ann@example.com', needsPassword: true } }
  const calls = await open([offered, linked], {
    answers: { 'POST /api/user/identity': { message: 'Linked.', reason: 'identityLinked', values: {} } },
  })
  await expect.element(page.getByText('Harbour ID knows you as ann@example.com.', { exact: false })).toBeVisible()
  await button('Yes, link them').click()
  await expect.element(page.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password.')
  await page.getByLabelText('Your password').fill('a long enough passphrase')
  await button('Yes, link them').click()
  await expect.element(page.getByText('Linked with ann@example.com since', { exact: false })).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { password: 'a long enough passphrase' },
  ])
})

test('who has just given the password only agrees, and a refusal is said', async () => {
  await open([{ ...none, offered: { email: 'ann@example.com', needsPassword: false } }], {
    answers: { 'POST /api/user/identity': refuseWith(409, 'This is linked elsewhere.') },
  })
  await expect.element(page.getByLabelText('Your password')).not.toBeInTheDocument()
  await button('Yes, link them').click()
  await expectToast('error', 'Not linked', 'This is linked elsewhere.')
})

test('a link is taken back, unless nothing else opens the account', async () => {
  await open([linked, none], {
    answers: { 'DELETE /api/user/identity': { message: 'Unlinked.', reason: 'identityUnlinked', values: {} } },
  })
  await button('Unlink').click()
  await expect.element(page.getByText('Your account is not linked with Harbour ID.')).toBeVisible()
})

test('the only way into an account stays', async () => {
  await open([linked], { isOnlyWay: true })
  await expect.element(page.getByText('Linked with ann@example.com since', { exact: false })).toBeVisible()
  await expect.element(button('Unlink')).not.toBeInTheDocument()
})

test('whoever comes back without a link is told why', async () => {
  history.replaceState(null, '', `${location.pathname}?oidc=taken`)
  await open([none])
  await expect
    .element(page.getByText('Your account at Harbour ID is linked with an account here already.'))
    .toBeVisible()
})
