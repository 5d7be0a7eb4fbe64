import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { PaymentState } from './payment-state.tsx'
import { forgetPayment, settlePayment } from './payment-watch.ts'
import { TestCardForm } from './test-card-form.tsx'

const config = { payments: { form: 'test' } }
const path = 'POST /api/payments/test/confirm'
const declined = { paymentIntentId: 'pi_1', status: 'requires_payment_method', message: 'Your card was declined.' }

const box = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(forgetPayment)

function showForm() {
  return renderInApp(
    <>
      <PaymentState />
      <TestCardForm clientSecret="secret" price="€8" submitLabel="Subscribe" />
    </>,
    { config },
  )
}

test('what is wrong with a card stands at its fields, the first of them has the focus, and nothing is paid', async () => {
  const calls = answerCalls({})
  await showForm()
  await box('Card number').fill('4242 4242')
  await button('Subscribe').click()
  await expect.element(box('Card number')).toHaveFocus()
  await expect.element(box('Card number')).toHaveAccessibleDescription('Your card number is incomplete.')
  await expect.element(box('Expiry date')).toHaveAccessibleDescription('Enter the expiry date as MM/YY.')
  await expect.element(box('CVC')).toHaveAccessibleDescription('Your security code is incomplete.')
  await expectToast('error', 'Payment Failed', 'Your card number is incomplete.')
  await expect.poll(() => calls).toEqual([])
})

test.each([
  ['4242 4242 4242 4241', '12/49', 'Your card number is invalid.'],
  ['4242 4242 4242 4242', '01/20', 'Your card has expired.'],
])('%s with %s is told before anything is sent', async (number, expiry, message) => {
  const calls = answerCalls({})
  await showForm()
  await box('Card number').fill(number)
  await box('Expiry date').fill(expiry)
  await box('CVC').fill('123')
  await button('Subscribe').click()
  await expectToast('error', 'Payment Failed', message)
  await expect.poll(() => calls).toEqual([])
})

test('what is typed without care is put in order when the field is left', async () => {
  await showForm()
  await box('Card number').fill('4242-42424242 4242')
  await box('Expiry date').fill('129')
  await userEvent.tab()
  await expect.element(box('Card number')).toHaveValue('4242 4242 4242 4242')
  await expect.element(box('Expiry date')).toHaveValue('01/29')
})

test('a listed card fills the form, and a declined payment says why', async () => {
  const calls = answerCalls({ [path]: declined })
  await showForm()
  await button('Use 4000 0000 0000 0002').click()
  await expect.element(box('CVC')).toHaveValue('123')
  await button('Subscribe').click()
  await expect.element(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect.element(page.getByText('Your card was declined.').first()).toBeVisible()
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toMatchObject([{ clientSecret: 'secret', cardNumber: '4000 0000 0000 0002', cvc: '123' }])
  await expect.element(page.getByRole('button', { name: /^Subscribe/ })).toBeEnabled()
})

test('a card that asks is refused like a bank would be', async () => {
  const calls = answerCalls({
    [path]: ({ body }) =>
      (body as { answer?: string }).answer ? declined : { ...declined, status: 'requires_action' },
  })
  await showForm()
  await button('Use 4000 0025 0000 3155').click()
  await button('Subscribe').click()
  const question = page.getByRole('dialog', { name: 'Confirm this payment' })
  await expect.element(question).toHaveTextContent('Your test bank asks whether you want to pay €8 to Postwright.')
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect.element(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect.poll(() => calls.map(({ body }) => (body as { answer?: string }).answer)).toEqual([undefined, 'refuse'])
})

test('an attempt that fails without an answer asks to try again', async () => {
  answerCalls({ [path]: () => Promise.reject(new TypeError('no network')) })
  await showForm()
  await button('Use 4242 4242 4242 4242').click()
  await button('Subscribe').click()
  await expectToast('error', 'Payment Error', 'An unexpected error occurred. Please try again.')
})

test('an answer that makes no sense asks to try again', async () => {
  answerCalls({ [path]: new Response('no JSON') })
  await showForm()
  await button('Use 4242 4242 4242 4242').click()
  await button('Subscribe').click()
  await expectToast('error', 'Payment Error', 'An unexpected error occurred. Please try again.')
})

test.each([
  ['requires_payment_method', 'Your card was not accepted. Try another one.'],
  ['requires_action', 'Your bank is waiting for your confirmation.'],
  ['requires_confirmation', 'The payment was not confirmed.'],
  ['canceled', 'The payment was cancelled.'],
] as const)('a payment that becomes %s is told in words', async (status, message) => {
  await showForm()
  settlePayment({ paymentIntentId: 'pi_1', status, message: null })
  await expectToast('error', 'Payment Failed', message)
})

test('a payment in process is told of, and one that can’t be asked about too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    answerCalls({ 'GET /api/payment-status/pi_1': refuseWith(503, 'Payments are down.') })
    await showForm()
    settlePayment({ paymentIntentId: 'pi_1', status: 'processing', message: null })
    const description = 'This can take a moment.'
    await expectToast('success', 'Payment Processing', description)
    await vi.advanceTimersByTimeAsync(3_000)
    await expectToast('error', 'Payment Error', 'An unexpected error occurred. Please try again.')
  } finally {
    vi.useRealTimers()
  }
})
