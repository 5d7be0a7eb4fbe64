import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patienceMs } from './patience.ts'

/** What the journeys do and look at again and again, by role and label. */

/** Asks until the answer is right, for as long as a busy machine may take: `await eventually(() => input.inputValue()).toBe('x')`. */
export function eventually<T>(ask: () => T | Promise<T>, what?: string) {
  return expect.poll(ask, { timeout: patienceMs, interval: 40, ...(what && { message: what }) })
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
}

/** A short message, polite when it tells of a success and interrupting when of an error. */
export async function expectToast(
  page: Page,
  kind: 'success' | 'error',
  title: string,
  description: string,
): Promise<void> {
  await page
    .getByRole(kind === 'success' ? 'status' : 'alert')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
    .waitFor()
}

/** What is wrong, said at the field itself. */
export async function expectFieldMessage(control: Locator, message: string): Promise<void> {
  await eventually(() => describe(control)).toContain(message)
}

/** The texts a control is described by, as a screen reader adds them. */
export function describe(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}

/** The month's count in the side navigation, as `2 of 5`. */
export async function expectMeter(page: Page, count: string): Promise<void> {
  await eventually(() => page.getByRole('meter', { name: 'Posts this month' }).getAttribute('aria-valuetext')).toBe(
    count,
  )
}

export async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).selectOption({ label: option })
}

/** What the option that is chosen says. */
export function picked(page: Page, label: string): Promise<string> {
  return page
    .getByLabel(label, { exact: true })
    .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '')
}

/** The section that holds the generated post. */
export function resultOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Generated Content' })
}

/** Opens one of the panels beside a finished post. */
export async function openPanel(
  page: Page,
  name: 'Preview' | 'Check' | 'Voice' | 'Versions' | 'Sources',
): Promise<void> {
  await page.getByRole('tablist', { name: 'About this post' }).getByRole('tab', { name }).click()
}

/** Opens the form again, which a post on show has folded away. */
export async function unfoldForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click()
}

/** What the server says when it refuses in a test. */
export const refusal = 'Not while the moon is full.'

/** Lets these calls of a page fail from now on. @param message the server's sentence; '' for an answer without any */
export async function refuse(
  page: Page,
  path: string,
  method: string,
  message: string = refusal,
  reason = '',
): Promise<void> {
  const answer = message ? { json: { message, reason, values: {}, code: 'conflict', requestId: 'x' } } : { body: '' }
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 409, ...answer }) : route.fallback(),
  )
}
