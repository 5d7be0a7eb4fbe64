import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, type Call } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { AllUsers } from './all-users.tsx'

const user = (id: string) => ({
  id,
  firstName: id,
  lastName: '',
  email: `${id}@example.com`,
  role: 'trial',
  createdAt: '2026-11-20T12:00:00.000Z',
})

const rowNames = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((element) => element.querySelector('b')?.textContent)

const searchOf = ({ path }: Call) => Object.fromEntries(new URL(path, location.origin).searchParams)

beforeEach(() => history.replaceState(null, '', `${location.pathname}?tab=all`))

test('the search and the order stand in the address and are sent to the server', async () => {
  const calls = answerCalls({ 'GET /api/admin/users': [user('ann')] })
  await renderInApp(<AllUsers />, { config: { features: { plans: true } } })
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('ann')
  await expect.poll(() => location.search).toBe('?tab=all&q=ann')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Most posts this month')
  await expect.poll(() => location.search).toBe('?tab=all&q=ann&sort=posts')
  await expect
    .poll(() => calls.map(searchOf))
    .toEqual([
      { sort: 'newest', limit: '25' },
      { q: 'ann', sort: 'newest', limit: '25' },
      { q: 'ann', sort: 'posts', limit: '25' },
    ])
})

test('more users are shown below those that are there, and a screen reader hears how many', async () => {
  answerCalls({
    'GET /api/admin/users': (call) =>
      searchOf(call).before === 'bob'
        ? [user('cid')]
        : Response.json([user('ann'), user('bob')], { headers: { Link: '</x>; rel="next"' } }),
  })
  await renderInApp(<AllUsers />, { config: { features: { plans: true } } })
  await expect.element(page.getByText('2 users shown')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('3 users shown')).toBeInTheDocument()
  await expect.poll(rowNames).toEqual(['ann', 'bob', 'cid'])
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('a search that finds nobody says so, and can be cleared', async () => {
  answerCalls({ 'GET /api/admin/users': (call) => (searchOf(call).q ? [] : [user('ann')]) })
  history.replaceState(null, '', `${location.pathname}?tab=all&q=zoe`)
  await renderInApp(<AllUsers />, { config: { features: { plans: true } } })
  await expect.element(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(page.getByRole('rowheader')).toBeVisible()
  await expect.poll(() => location.search).toBe('?tab=all')
})
