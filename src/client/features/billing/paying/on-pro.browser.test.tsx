import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { forgetJustPaid, keepJustPaid } from './just-paid.ts'
import { OnProNotice } from './on-pro.tsx'
import { PaymentSetup } from './payment-setup.tsx'

const nothingSetUp = {
  models: [{ id: 'composer', isConfigured: true, isBasic: true, hasWebSearch: false }],
  linkedin: { person: false, community: false },
  payments: { form: 'test' },
}
const allSetUp = {
  ...nothingSetUp,
  models: [...nothingSetUp.models, { id: 'gpt-5', isConfigured: true, isBasic: false, hasWebSearch: true }],
  linkedin: { person: true, community: false },
}
const pro = sampleUser({ role: 'user', subscriptionStatus: 'active' })
const heading = (name: string) => page.getByRole('heading', { name })
const gains = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

afterEach(forgetJustPaid)

test('right after paying /subscribe says once what is new, and then that there is nothing to pay', async () => {
  keepJustPaid()
  await renderInApp(<PaymentSetup user={pro} />, { config: allSetUp })
  await expect.element(heading("You're on Pro")).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Write a post' })).toHaveAttribute('href', '/generate')
  expect(gains()).toEqual([
    '20 posts per month',
    'All AI models',
    'Web search with sources',
    '1 GB for pictures',
    'Publishing on LinkedIn, now or scheduled',
  ])

  history.pushState(null, '', '/dashboard')
  await cleanup()
  await renderInApp(<PaymentSetup user={pro} />, { config: allSetUp })
  await expect.element(heading('Already a Pro Member!')).toBeVisible()
})

test('on a server with nothing set up Pro promises no models, web search or publishing', async () => {
  await renderInApp(<OnProNotice />, { config: nothingSetUp })
  await expect.element(heading("You're on Pro")).toBeVisible()
  expect(gains()).toEqual(['20 posts per month', '1 GB for pictures'])
})
