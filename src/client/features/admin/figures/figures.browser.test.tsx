import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryKeys } from '#client/queries/keys'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { Attention } from './attention.tsx'
import { Figures } from './figures.tsx'
import { QuickActions } from './quick-actions.tsx'

const stats = {
  totalUsers: 8,
  activeSubscriptions: 2,
  monthlyRevenue: 16,
  distribution: { admin: 2, user: 2, trial: 4, pending: 1 },
  postsThisMonth: 1,
  modelFailures: [],
  lastBackupAt: '2026-11-20T02:00:00.000Z',
}
const config = { features: { plans: true }, price: { cents: 800, currency: 'EUR' }, payments: { form: 'stripe' } }
const region = (name: string) => page.getByRole('region', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the figures are counted, priced and explained', async () => {
  answerCalls({ 'GET /api/admin/stats': stats })
  await renderInApp(<Figures />, { config })
  await expect.element(page.getByText('1 waiting for approval')).toBeVisible()
  await expect.element(page.getByText('at €8 each')).toBeVisible()
  await expect.element(page.getByText('€192')).toBeVisible()
  await expect.element(page.getByText('2 Pro of 8 users')).toBeVisible()
  await expect.element(page.getByText('1 post this month')).toBeVisible()
  await expect.element(region('User distribution')).toHaveTextContent('Trial4 (50%)')
  await expect.element(region('Revenue breakdown')).toHaveTextContent('€16 from 2 accounts')
  await expect.element(region('Revenue breakdown')).toHaveTextContent('€0 from 6 accounts')
})

test('revenue of test payments is labelled as such', async () => {
  answerCalls({ 'GET /api/admin/stats': stats })
  await renderInApp(<Figures />, { config: { ...config, payments: { form: 'test' } } })
  await expect.element(region('Revenue breakdown')).toHaveTextContent('Test payments')
})

test('figures that can’t be loaded are asked for again on request', async () => {
  let isDown = true
  answerCalls({ 'GET /api/admin/stats': () => (isDown ? refuseWith(500, 'The server is busy.') : stats) })
  await renderInApp(<Figures />, { config })
  await expect.element(page.getByText('The figures could not be loaded')).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(region('User distribution')).toBeVisible()
})

test('the month of everyone begins anew only after a question', async () => {
  const calls = answerCalls({ 'POST /api/admin/reset-monthly-posts': { message: 'Monthly posts of 8 users reset.' } })
  await renderInApp(<QuickActions />)
  await button('Reset monthly posts').click()
  await button('Cancel').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => calls).toEqual([])

  await button('Reset monthly posts').click()
  await button('Reset').click()
  await expectToast('success', 'Monthly posts reset', 'Monthly posts of 8 users reset.')
  await expect.poll(() => calls).toHaveLength(1)
})

test('a reset that fails says why', async () => {
  answerCalls({ 'POST /api/admin/reset-monthly-posts': refuseWith(500, 'The server is busy.') })
  await renderInApp(<QuickActions />)
  await button('Reset monthly posts').click()
  await button('Reset').click()
  await expect.element(page.getByText('Reset failed')).toBeVisible()
  await expect.element(page.getByText('The server is busy.')).toBeVisible()
})

test('what needs an administrator is listed with its way', async () => {
  const say = (message: string) => ({ message, reason: 'accountGone', values: {} })
  answerCalls({
    'GET /api/admin/stats': { ...stats, modelFailures: [say('OpenAI did not accept the key.')], lastBackupAt: null },
    'GET /api/admin/payments': { warnings: [say('The price has changed.')] },
  })
  const models = [{ vendor: 'openai', isConfigured: false }]
  await renderInApp(<Attention />, { config: { ...config, models, linkedin: { person: false } } })
  const row = (text: string) => region('Needs you').getByRole('listitem').filter({ hasText: text }).getByRole('link')
  await expect.element(row('1 person is waiting for approval')).toHaveAttribute('href', '/admin/users')
  await expect.element(row('OpenAI did not accept the key.')).toHaveAttribute('href', '/admin/models')
  await expect.element(row('No AI model is connected yet')).toHaveAttribute('href', '/admin/models')
  await expect.element(row('The price has changed.')).toHaveAttribute('href', '/handbook/payments.html')
  await expect.element(row('LinkedIn isn’t set up')).toHaveAttribute('href', '/admin/linkedin')
  await expect.element(row('No backup yet')).toHaveAttribute('href', '/handbook/operating.html')
})

test('where nothing needs one, nothing is shown', async () => {
  answerCalls({
    'GET /api/admin/stats': { ...stats, distribution: { ...stats.distribution, pending: 0 } },
    'GET /api/admin/payments': { warnings: [] },
  })
  const models = [{ vendor: 'openai', isConfigured: true }]
  const cache = await renderInApp(
    <main>
      <Attention />
    </main>,
    { config: { ...config, models, linkedin: { person: true } } },
  )
  await expect.poll(() => cache.getQueryState(queryKeys.paymentState)?.status).toBe('success')
  await expect.poll(() => cache.getQueryState(queryKeys.adminStats)?.status).toBe('success')
  await expect.element(page.getByRole('main')).toBeEmptyDOMElement()
})
