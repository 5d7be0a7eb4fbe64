import type { Page } from 'playwright-core'
import { expectHeading } from './page-steps.ts'

/** People's steps on /subscribe, with either card form. */

/** Any expiry date in the future of the pages' own clock. */
const expiry = '12/49'

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: 'Subscribe to Pro - €8/month', exact: true })

export async function openSubscribe(page: Page): Promise<void> {
  await page.goto('/subscribe')
  await expectHeading(page, 'Upgrade to Pro')
}

export async function fillCard(
  page: Page,
  number: string,
  more: { expiry?: string; cvc?: string } = {},
): Promise<void> {
  await page.getByLabel('Card number', { exact: true }).fill(number)
  await page.getByLabel('Expiry date', { exact: true }).fill(more.expiry ?? expiry)
  await page.getByLabel('CVC', { exact: true }).fill(more.cvc ?? '123')
}

export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await submitButton(page).click()
}
