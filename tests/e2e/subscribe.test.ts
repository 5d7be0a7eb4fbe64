import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepSubscriptions } from '#server/features/billing/sweep-subscriptions'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser, type PageOptions } from '../support/browser.ts'
import { fillCard, openSubscribe, payWith, submitButton } from '../support/card-form.ts'
import { eventually, expectFieldMessage, expectHeading, expectMeter, expectToast } from '../support/page-steps.ts'
import { subscribeWithTestCard, userOf } from '../support/paying.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** From a trial to Pro and back, with the built-in test payments. */

const browser = launchBrowser()
const dayMs = 24 * 60 * 60 * 1000
type Someone = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

async function openAsTrial(options: PageOptions = {}) {
  const someone = await app.signIn({ role: 'trial' })
  const page = await browser.newPage(app, { as: someone, ...options })
  return { page, someone }
}

/** Someone who has paid with this card. */
async function signInAsPro(card?: string): Promise<Someone> {
  const someone = await app.signIn({ role: 'trial' })
  await subscribeWithTestCard(someone, card)
  return someone
}

/**
 * Advances the server by days, including its subscriptions. The clock continues from there.
 * @returns their page, at this address, after they have signed in again
 */
async function openAfter(days: number, someone: Someone, path: string, opened?: Page): Promise<Page> {
  app.clock.now += days * dayMs
  await sweepSubscriptions(app.ctx)
  expect((await someone.post('/api/login', { email: someone.email, password })).status).toBe(200)
  const page = opened ?? (await browser.newPage(app))
  await page.context().addCookies(someone.cookies())
  await page.goto(path)
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dateOf = (time: number | string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date(time))

/** Through the side navigation, without a reload. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
}

async function goToSettings(page: Page): Promise<void> {
  await goTo(page, 'Settings')
  await expectHeading(page, 'Settings')
}

describe('/subscribe', () => {
  test('asks a visitor to sign in, and comes back', async () => {
    const page = await browser.newPage(app)
    await page.goto('/subscribe')
    await expectHeading(page, 'Sign In Required')
    await page.getByText('Please sign in to subscribe to our Pro plan.').waitFor()
    const signIn = page.getByRole('link', { name: 'Sign In to Continue' })
    await eventually(() => signIn.getAttribute('href')).toBe('/auth?next=%2Fsubscribe')
    await expectAccessible(page, 'sign in required')
  })

  test('is honest where nobody can pay', async () => {
    const free = await startTestApp({ environment: { PAYMENTS: 'off' } })
    try {
      const page = await browser.newPage(free, { as: await free.signIn({ role: 'trial' }) })
      await page.goto('/subscribe')
      await expectHeading(page, 'Upgrade to Pro')
      await page.getByText('Payments are off here. An administrator can give you Pro.').waitFor()
      await expectAccessible(page, 'payments off')
    } finally {
      await free.close()
    }
  })

  test('leads from a payment that can’t be set up, over mistakes, refusals and a bank that asks, to Pro', async () => {
    const { page, someone } = await openAsTrial()
    const setUp = '**/api/get-or-create-subscription'
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(setUp, async (route) => {
      await held
      await route.fulfill({ json: { status: 'incomplete', clientSecret: null } })
    })
    await page.goto('/subscribe')
    await page.getByRole('status', { name: 'Setting up your payment' }).waitFor()
    release()
    await expectHeading(page, 'Payment Setup Failed')
    await page.getByText("We couldn't initialize your subscription. Please try again.").waitFor()
    await expectAccessible(page, 'set-up failed')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.unroute(setUp)
    await button(page, 'Try Again').click()
    await expectHeading(page, 'Upgrade to Pro')
    await eventually(() => page.evaluate(() => 'isSame' in window), 'the page was loaded anew').toBe(false)

    // what Pro is, its price, and common questions
    await eventually(() => page.title()).toBe('Upgrade to Pro · Postwright')
    const plan = section(page, 'Pro Plan')
    await plan.getByText('€8 per month').waitFor()
    await plan.getByText('Cancel anytime • No setup fees').waitFor()
    await eventually(() => plan.getByRole('listitem').allTextContents(), 'what Pro brings').toEqual([
      '20 posts per month',
      'All AI models',
      'Web search with sources',
      'Advanced visual editor',
      '1 GB for pictures',
      'Unlimited post storage',
      'Priority support',
    ])
    await main(page).getByText('Test payments', { exact: true }).waitFor()
    const payment = section(page, 'Payment Information')
    await submitButton(page).waitFor()
    await eventually(() => payment.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms')
    await eventually(() => payment.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')
    await payment.getByRole('list', { name: 'Test cards' }).getByText('4242 4242 4242 4242').waitFor()
    const questions = section(page, 'Frequently asked questions').getByRole('heading', { level: 3 })
    await eventually(() => questions.allTextContents(), 'what people ask').toHaveLength(3)
    await expectAccessible(page, 'upgrade')
    const other = await browser.newPage(app, { as: someone })
    await openSubscribe(other)

    // an error is shown at its field
    const number = page.getByLabel('Card number', { exact: true })
    const expiry = page.getByLabel('Expiry date', { exact: true })
    await submitButton(page).click()
    await expectToast(page, 'error', 'Payment Failed', 'Your card number is incomplete.')
    await expectFieldMessage(number, 'Your card number is incomplete.')
    await expectFieldMessage(expiry, 'Enter the expiry date as MM/YY.')
    await expectFieldMessage(page.getByLabel('CVC', { exact: true }), 'Your security code is incomplete.')
    await eventually(
      () => page.evaluate(() => document.activeElement?.getAttribute('inputmode')),
      'the focus is at a field',
    ).toBe('numeric')
    await expectAccessible(page, 'card form with errors', { within: payment })
    await fillCard(page, '4242424242424241', { expiry: '0149' })
    await submitButton(page).click()
    await expectToast(page, 'error', 'Payment Failed', 'Your card number is invalid.')
    await eventually(() => number.inputValue(), 'the number in groups').toBe('4242 4242 4242 4241')
    await eventually(() => expiry.inputValue(), 'the date with its stroke').toBe('01/49')

    // a declined card says why
    await payWith(page, '4000 0000 0000 0002')
    await expectToast(page, 'error', 'Payment Failed', 'Your card was declined.')
    await payment.getByRole('heading', { name: 'Payment Failed' }).waitFor()
    await expectAccessible(page, 'payment failed', { within: payment })

    // without a confirmation the bank pays nothing
    await payWith(page, '4000 0025 0000 3155')
    await dialog(page).getByText('Your test bank asks whether you want to pay €8 to Postwright.').waitFor()
    await dialog(page).getByText('Test payments', { exact: true }).waitFor()
    await expectAccessible(page, 'the bank asks')
    await dialog(page).getByRole('button', { name: 'Refuse' }).click()
    await expectToast(page, 'error', 'Payment Failed', 'You did not confirm the payment.')
    await submitButton(page).click()
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await expectToast(page, 'error', 'Payment Failed', 'You did not confirm the payment.')
    await submitButton(page).click()
    await dialog(page).getByRole('button', { name: 'Confirm' }).click()
    await expectToast(page, 'success', 'Welcome to Pro!', 'Your subscription is active.')
    await expectHeading(page, "You're on Pro")
    await main(page).getByRole('listitem').filter({ hasText: '20 posts per month' }).waitFor()
    await expectMeter(page, '0 of 20')
    await expectAccessible(page, 'just paid')
    await page.reload()
    await expectHeading(page, "You're on Pro")
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expectHeading(page, 'Welcome back, Test')
    await page.goto('/subscribe')
    await expectHeading(page, 'Already a Pro Member!')

    // a window that was open meanwhile pays nothing a second time
    await payWith(other, '4242 4242 4242 4242')
    await expectToast(other, 'success', 'Welcome to Pro!', 'Your subscription is active.')
    await eventually(
      async () => await (await someone.get('/api/billing-history')).json(),
      'one subscription of two windows',
    ).toHaveLength(1)
  })
})

test('test payments that nobody asked for are told to administrators, and elsewhere only where payments are', async () => {
  const desk = await startTestApp({ environment: { PAYMENTS: '' } })
  try {
    // someone who was given Pro has paid nothing and has nothing to cancel
    const given = await desk.signIn({ role: 'admin', subscriptionStatus: 'active' })
    const page = await browser.newPage(desk, { as: given })
    await page.goto('/admin')
    await main(page).getByText('These are test payments: anyone can become Pro without paying.').waitFor()
    for (const [link, heading] of [
      ['Dashboard', 'Welcome back, Test'],
      ['Generate Post', 'AI Post Generator'],
    ] as const) {
      await goTo(page, link)
      await expectHeading(page, heading)
      await eventually(() => page.getByText(/test payments/i).count(), `nothing of them: ${link}`).toBe(0)
    }
    await goToSettings(page)
    await section(page, 'Subscription').getByText('Test payments', { exact: true }).waitFor()
    await section(page, 'Billing history').getByText('No billing history available.').waitFor()
    await eventually(() => button(page, 'Cancel Subscription').count(), 'nothing to cancel').toBe(0)
    await expectAccessible(page, 'unasked test payments, and settings without payments')
  } finally {
    await desk.close()
  }
})

describe('coming back from the bank', () => {
  const paid = '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded&url=kept'

  const answerPayment = (page: Page, answer: object) =>
    page.route('**/api/payment-status/pi_1', (route) => route.fulfill({ json: answer }))

  test('says when the payment failed and leads to the card form, and welcomes who has paid', async () => {
    const { page, someone } = await openAsTrial()
    await answerPayment(page, { status: 'requires_payment_method' })
    await page.goto(`/${paid}`)
    await expectToast(page, 'error', 'Payment Failed', 'Your card was not accepted. Try another one.')
    await eventually(() => new URL(page.url()).search, 'the address is clean after a failure').toBe('?url=kept')
    await expectAccessible(page, 'back with a failure')
    await main(page).getByRole('link', { name: 'Try again' }).click()
    await expectHeading(page, 'Upgrade to Pro')

    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await subscribeWithTestCard(someone)
    await answerPayment(page, { status: 'succeeded' })
    await page.goto(`/${paid}`)
    await expectToast(page, 'success', 'Welcome to Pro!', 'Your subscription is active.')
    await eventually(() => new URL(page.url()).search, 'the address is clean after a success').toBe('?url=kept')
    await expectHeading(page, 'Welcome back, Test')
    await eventually(() => loads, 'loaded anew').toBe(2)
    await expectHeading(page, 'Welcome back, Test')
    await page.waitForLoadState('networkidle')
    await eventually(() => page.getByText('Welcome to Pro!').count(), 'said once').toBe(0)
    const news = main(page).getByRole('heading', { name: "You're on Pro" })
    await news.waitFor()
    await goTo(page, 'Post History')
    await expectHeading(page, 'Post History')
    await goTo(page, 'Dashboard')
    await expectHeading(page, 'Welcome back, Test')
    await eventually(() => news.count(), 'what is new is told once').toBe(0)
  })
})

describe('the trial', () => {
  test('counts its days, leads to Pro when it is over, and a payment in process is followed wherever one goes', async () => {
    const now = Date.now()
    const someone = await app.signIn({ role: 'trial', approvedAt: now - 4.5 * dayMs })
    const page = await browser.newPage(app, { as: someone })
    await page.goto('/')
    const end = now + 2.5 * dayMs
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' }).format(
      end,
    )
    await main(page).getByText(`Trial ends ${day}, 3 days left`).waitFor()
    await page.getByRole('complementary').getByText('Trial: 3 days left').waitFor()
    await goToSettings(page)
    await section(page, 'Plan')
      .getByText(/^Your trial ends on .* \(3 days left\)\.$/)
      .waitFor()
    await eventually(() => section(page, 'Billing history').count(), 'nothing was paid yet').toBe(0)

    await openAfter(3.5, someone, '/', page)
    await main(page).getByRole('heading', { name: 'Your trial has ended' }).waitFor()
    await page.getByRole('complementary').getByText('Your trial has ended').waitFor()
    await expectAccessible(page, 'trial over')
    await main(page).getByRole('link', { name: 'Upgrade to Pro' }).click()
    await expectHeading(page, 'Upgrade to Pro')

    let looks = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/payment-status/')) looks += 1
    })
    await payWith(page, '4000 0000 0000 0077')
    const { title, description } = {
      title: 'Payment Processing',
      description: 'This can take a moment.',
    }
    await expectToast(page, 'success', title, description)
    await section(page, 'Payment Information').getByRole('heading', { name: title }).waitFor()
    await eventually(() => submitButton(page).count(), 'nothing to pay twice with').toBe(0)
    // the page may be left meanwhile
    await goTo(page, 'Post History')
    await eventually(() => looks, 'asked again and again').toBeGreaterThanOrEqual(2)
    app.clock.now += 6_000
    await expectToast(page, 'success', 'Welcome to Pro!', 'Your subscription is active.')
    await expectMeter(page, '0 of 20')
    await eventually(async () => (await userOf(someone)).subscriptionStatus).toBe('active')
  })
})

describe('a subscription', () => {
  test('starts no second payment, is cancelled, resumed, cancelled again, and kept meanwhile', async () => {
    const someone = await signInAsPro()
    const until = dateOf((await userOf(someone)).subscription?.paidUntil ?? '')
    const page = await browser.newPage(app, { as: someone })
    let isAsked = false
    page.on('request', (request) => {
      isAsked ||= request.url().includes('get-or-create')
    })
    await page.goto('/subscribe')
    await expectHeading(page, 'Already a Pro Member!')
    await page.getByText("You're all set with unlimited access to all Pro features.").waitFor()
    await expectAccessible(page, 'already a member')
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expectHeading(page, 'Welcome back, Test')
    expect(isAsked, 'no payment is set up for who has Pro').toBe(false)
    await expectMeter(page, '0 of 20')

    await goToSettings(page)
    await section(page, 'Plan').getByText('Pro Plan', { exact: true }).waitFor()
    const card = section(page, 'Subscription')
    await card.getByText(`Pro renews on ${until} for €8.`).waitFor()
    await card.getByText('Test payments', { exact: true }).waitFor()
    const entry = section(page, 'Billing history').getByRole('listitem')
    await entry.getByText('€8', { exact: true }).waitFor()
    await entry.getByText('Paid', { exact: true }).waitFor()
    await section(page, 'Billing history').getByText('For billing inquiries, please contact support.').waitFor()
    await expectAccessible(page, 'settings of Pro')

    const cancel = async (answer: string) => {
      await button(page, 'Cancel Subscription').click()
      await dialog(page).getByText('Are you sure you want to cancel your subscription?').waitFor()
      await dialog(page).getByText(`You keep Pro until ${until}.`).waitFor()
      await dialog(page).getByRole('button', { name: answer }).click()
    }
    await cancel('Keep Pro')
    await card.getByText(`Pro renews on ${until} for €8.`).waitFor()
    await cancel('Cancel Subscription')
    await expectToast(page, 'success', 'Subscription Cancelled', `You keep Pro until ${until}.`)
    await card.getByText(`Cancelled. You keep Pro until ${until}.`).waitFor()
    await expectAccessible(page, 'settings, cancelled', { within: card })
    await button(page, 'Resume subscription').click()
    await expectToast(page, 'success', 'Subscription resumed', `Pro renews on ${until}.`)
    await cancel('Cancel Subscription')
    await card.getByText(`Cancelled. You keep Pro until ${until}.`).waitFor()
    await page.goto('/')
    await main(page)
      .getByText(/^Cancelled, Pro until /)
      .waitFor()
    await expectMeter(page, '0 of 20')
  })

  test('is billed again next month, and once it has ended says so, until when everything is kept, and the way back', async () => {
    const someone = await signInAsPro()
    const page = await openAfter(32, someone, '/settings')
    await eventually(() => section(page, 'Billing history').getByRole('listitem').count(), 'two months').toBe(2)
    await section(page, 'Subscription')
      .getByText(/^Pro renews on /)
      .waitFor()

    await someone.post('/api/cancel-subscription')
    await openAfter(32, someone, '/', page)
    await main(page).getByRole('heading', { name: 'Your Pro subscription has ended' }).waitFor()
    const { subscription } = await userOf(someone)
    const kept = `Your work is kept until ${dateOf(subscription?.dataKeptUntil ?? '')}.`
    await main(page).getByText(`${kept} With Pro it stays.`).waitFor()
    await expectMeter(page, '0 of 5')
    await expectAccessible(page, 'subscription over')
    await goToSettings(page)
    await section(page, 'Subscription')
      .getByText(`Your subscription ended on ${dateOf(subscription?.paidUntil ?? '')}.`)
      .waitFor()
    await section(page, 'Subscription').getByText(kept).waitFor()
    await section(page, 'Plan').getByRole('link', { name: 'Upgrade for €8/month' }).waitFor()
    await eventually(() => button(page, 'Cancel Subscription').count(), 'nothing to cancel').toBe(0)
    await goTo(page, 'Generate Post')
    await main(page).getByRole('heading', { name: 'Your Pro subscription has ended' }).waitFor()
    await main(page).getByRole('link', { name: 'Upgrade to Pro' }).click()
    await expectHeading(page, 'Upgrade to Pro')
    await payWith(page, '4242 4242 4242 4242')
    await expectToast(page, 'success', 'Welcome to Pro!', 'Your subscription is active.')
    await expectHeading(page, "You're on Pro")
  })

  test('whose payment fails says so above every page until another card pays', async () => {
    const someone = await signInAsPro('4000 0000 0000 0341')
    const page = await openAfter(32, someone, '/')
    const banner = page.getByRole('complementary', { name: 'Payment failed' })
    const grace = dateOf((await userOf(someone)).subscription?.graceEndsAt ?? '')
    await banner.getByText(`Your last payment failed. You keep Pro until ${grace}.`).waitFor()
    await main(page).getByText('Pro Plan', { exact: true }).waitFor()
    await expectAccessible(page, 'past due')
    await goToSettings(page)
    await section(page, 'Subscription')
      .getByText(/^Your last payment failed\. Pay by /)
      .waitFor()
    await banner.getByRole('link', { name: 'Pay with another card' }).click()
    await expectHeading(page, 'Upgrade to Pro')
    await banner.getByText(`Your last payment failed. You keep Pro until ${grace}.`).waitFor()
    await expectAccessible(page, 'paying what is past due')
    await fillCard(page, '4242 4242 4242 4242')
    await button(page, 'Pay €8 now').click()
    await expectHeading(page, "You're on Pro")
    await eventually(() => banner.count()).toBe(0)
  })

  test('that nobody pays for ends when its grace is over', async () => {
    const someone = await signInAsPro('4000 0000 0000 0341')
    app.clock.now += 32 * dayMs
    await sweepSubscriptions(app.ctx)
    const page = await openAfter(8, someone, '/')
    const banner = page.getByRole('complementary', { name: 'Payment failed' })
    await banner.getByText(/^Your last payment failed\. Pro has ended\./).waitFor()
    await main(page).getByText('Trial', { exact: true }).waitFor()
    await expectAccessible(page, 'past due and over')
  })
})
