import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { usePostPublications } from '#client/queries/linkedin/publications'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import {
  publishedThere,
  sampleAccount,
  samplePublication,
} from '../../../../../tests/support/components/sample-linkedin.ts'
import { PublicationCard } from './publication-card.tsx'

const user = { timeZone: 'Europe/Berlin' }
const card = page.getByRole('article')
const asked = { owner: 'Jana Quay', isOwn: false, lent: 'ask', isAllowed: null } as const
const asksOwner = {
  message: 'It waits for the owner of the account to say yes.',
  reason: 'publicationAsksOwner',
  values: {},
}

beforeEach(() => sessionStorage.clear())

async function open(change: Partial<Publication>, accounts = [sampleAccount()]): Promise<void> {
  await renderInApp(<PublicationCard publication={samplePublication({ postId: 'lent', ...change })} />, {
    user,
    linkedinAccounts: accounts,
  })
}

test('its author reads whose account it is and that the owner is asked, and has nothing to do before its time', async () => {
  answerCalls({})
  await open({ lending: asked, message: asksOwner })
  await expect.element(card.getByText('Jana Quay lends the account.')).toBeVisible()
  await expect.element(card.getByText('It waits for the owner of the account to say yes.')).toBeVisible()
  await expect.element(card.getByText('Scheduled', { exact: true })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Yes' })).not.toBeInTheDocument()
})

test('once it was taken back it needs someone, and says what to do', async () => {
  answerCalls({})
  await open({
    lending: { ...asked, lent: null },
    message: { message: 'Unschedule it and choose another account.', reason: 'publicationNotLent', values: {} },
  })
  await expect.element(card.getByText('Needs you', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Unschedule it and choose another account.', { exact: false })).toBeVisible()
})

test('where LinkedIn wants the owner to sign in again, nobody else is led there', async () => {
  answerCalls({})
  await open({ lending: { ...asked, isAllowed: true } }, [sampleAccount({ state: 'expired' })])
  await expect.element(card.getByText('LinkedIn wants Jana Quay to sign in again.', { exact: false })).toBeVisible()
  await expect.element(card.getByText('Jana Quay lends the account and said yes.')).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'Reconnect' })).not.toBeInTheDocument()
})

/** As below its post, where it is fetched again. */
function Stored() {
  const { data = [] } = usePostPublications('lent')
  return data.map((each) => <PublicationCard key={each.id} publication={each} />)
}

test('the owner of the account says yes by the keyboard, and takes it back', async () => {
  let stored = samplePublication({ postId: 'lent', lending: { ...asked, isOwn: true }, message: asksOwner })
  const calls = answerCalls({
    'GET /api/posts/lent/publications': () => [stored],
    'POST /api/publications/p/lending': ({ body }) => {
      const { allow } = body as { allow: boolean }
      stored = { ...stored, lending: { ...asked, isOwn: true, isAllowed: allow }, message: null }
      return null
    },
  })
  await renderInApp(<Stored />, { user, linkedinAccounts: [sampleAccount()] })
  await expect.element(card.getByText('May it go out from your account?')).toBeVisible()
  await expect.element(card.getByText('Needs you', { exact: true })).toBeVisible()
  await expect.element(card.getByText('It waits for the owner', { exact: false })).not.toBeInTheDocument()
  ;(card.getByRole('button', { name: 'Yes' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card.getByText('You said yes: it goes out from your account.')).toBeVisible()
  await card.getByRole('button', { name: 'Take it back' }).click()
  await expect.element(card.getByText('You said no: it does not go out from your account.')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Allow it after all' })).toBeVisible()
  expect(calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))).toEqual([
    { allow: true },
    { allow: false },
  ])
})

test('an answer that comes too late says so', async () => {
  answerCalls({ 'POST /api/publications/p/lending': refuseWith(409, 'This post is on its way to LinkedIn.') })
  await open({ lending: { ...asked, isOwn: true, lent: 'free' } })
  await expect.element(card.getByText('It goes out from your account.')).toBeVisible()
  await card.getByRole('button', { name: 'Don’t allow it' }).click()
  await expectToast('error', 'That didn’t work', 'This post is on its way to LinkedIn.')
})

test('a page with another connection needs nobody, and the card says whose it went out through', async () => {
  answerCalls({})
  const page = { kind: 'page', urn: 'urn:li:organization:7' } as const
  const other = (lent: 'ask' | 'free') => sampleAccount({ ...page, id: 'other', lentBy: { name: 'Finn', lent } })
  await open({}, [sampleAccount({ ...page, state: 'expired' }), other('free')])
  await expect.element(card.getByText('Scheduled', { exact: true })).toBeVisible()
  await open({ id: 'asks' }, [sampleAccount({ ...page, state: 'expired' }), other('ask')])
  await expect.element(card.last().getByText('Needs you', { exact: true })).toBeVisible()
  await open({ ...publishedThere, sentThrough: 'Finn Quay' })
  await expect.element(card.last().getByText('Through the connection of Finn Quay.')).toBeVisible()
})
