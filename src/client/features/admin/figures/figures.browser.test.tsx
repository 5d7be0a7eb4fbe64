import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { Figures } from './figures.tsx'
import { PaymentWarnings } from './payment-warnings.tsx'
import { QuickActions } from './quick-actions.tsx'

const stats = {
  totalUsers: 8,
  activeSubscriptions: 2,
  monthlyRevenue: 16,
  distribution: { admin: 2, user: 2, trial: 4, pending: 1 },
  postsThisMonth: 1,
  modelFailures: [],
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
  await expect.element(region('User Distribution')).toHaveTextContent('Trial4 (50%)')
  await expect.element(region('Revenue Breakdown')).toHaveTextContent('€16 from 2 accounts')
  await expect.element(region('Revenue Breakdown')).toHaveTextContent('€0 from 6 accounts')
})

test('a vendor that refuses the key is told, with the way to where it is entered anew', async () => {
  const message = 'OpenAI did not accept this server’s key.'
  const modelFailures = [{ message, reason: 'modelRejectedKey', values: { vendor: 'OpenAI' } }]
  answerCalls({ 'GET /api/admin/stats': { ...stats, modelFailures } })
  await renderInApp(<Figures />, { config })
  await expect.element(page.getByText('OpenAI did not accept', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to Models' })).toHaveAttribute('href', '/admin/models')
})

test('revenue of test payments is labelled as such', async () => {
  answerCalls({ 'GET /api/admin/stats': stats })
  await renderInApp(<Figures />, { config: { ...config, payments: { form: 'test' } } })
  await expect.element(region('Revenue Breakdown')).toHaveTextContent('Test payments')
})

test('figures that can’t be loaded are asked for again on request', async () => {
  let isDown = true
  answerCalls({ 'GET /api/admin/stats': () => (isDown ? refuseWith(500, 'The server is busy.') : stats) })
  await renderInApp(<Figures />, { config })
  await expect.element(page.getByText('The figures could not be loaded')).toBeVisible()
  isDown = false
  await button('Try Again').click()
  await expect.element(region('User Distribution')).toBeVisible()
})

test('the month of everyone begins anew only after a question', async () => {
  const calls = answerCalls({ 'POST /api/admin/reset-monthly-posts': { message: 'Monthly posts of 8 users reset.' } })
  await renderInApp(<QuickActions />)
  await button('Reset Monthly Posts').click()
  await button('Cancel').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => calls).toEqual([])

  await button('Reset Monthly Posts').click()
  await button('Reset').click()
  await expectToast('success', 'Monthly Posts Reset', 'Monthly posts of 8 users reset.')
  await expect.poll(() => calls).toHaveLength(1)
})

test('a reset that fails says why', async () => {
  answerCalls({ 'POST /api/admin/reset-monthly-posts': refuseWith(500, 'The server is busy.') })
  await renderInApp(<QuickActions />)
  await button('Reset Monthly Posts').click()
  await button('Reset').click()
  await expect.element(page.getByText('Reset Failed')).toBeVisible()
  await expect.element(page.getByText('The server is busy.')).toBeVisible()
})

test('what is to be known of the payment provider is said, and nothing while all is well', async () => {
  const warnings = [{ message: 'The price has changed.', reason: 'priceChanged', values: {} }]
  answerCalls({ 'GET /api/admin/payments': { warnings } })
  await renderInApp(<PaymentWarnings />)
  await expect.element(page.getByRole('heading', { name: 'Payments need your attention' })).toBeVisible()
  await expect.element(page.getByText('The price has changed.')).toBeVisible()

  answerCalls({ 'GET /api/admin/payments': { warnings: [] } })
  const cache = await renderInApp(
    <main>
      <PaymentWarnings />
    </main>,
  )
  await expect.poll(() => cache.getQueryCache().getAll().at(-1)?.state.status).toBe('success')
  await expect.element(page.getByRole('main')).toBeEmptyDOMElement()
})
