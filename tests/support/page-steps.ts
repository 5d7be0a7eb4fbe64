import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import type { Browser } from './browser-session.ts'
import { patienceMs } from './patience.ts'

/** Frequent steps and checks of the journeys, by role and label. */

/**
 * Repeats the assertion until it holds, with patience for a busy machine: `await eventually(() =>
 * input.inputValue()).toBe('x')`.
 */
export function eventually<T>(ask: () => T | Promise<T>, what?: string) {
  return expect.poll(ask, { timeout: patienceMs, interval: 40, ...(what && { message: what }) })
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
}

/** A toast, polite for a success and assertive for an error. */
export async function expectToast(
  page: Page,
  kind: 'success' | 'error',
  title: string,
  description?: string,
): Promise<void> {
  const titled = page
    .getByRole(kind === 'success' ? 'status' : 'alert')
    .filter({ has: page.getByText(title, { exact: true }) })
  await (description ? titled.filter({ has: page.getByText(description, { exact: true }) }) : titled).waitFor()
}

/** Until the person has this notification: an open page would ask for it a minute later. */
export async function expectNotified(
  person: Browser,
  kind: Answer<'listNotifications'>['notices'][number]['kind'],
): Promise<void> {
  await eventually(async () => {
    const { notices } = (await (await person.get('/api/notices')).json()) as Answer<'listNotifications'>
    return notices.map((notice) => notice.kind)
  }).toContain(kind)
}

/** The error message at the field itself. */
export async function expectFieldMessage(control: Locator, message: string): Promise<void> {
  await eventually(() => describe(control)).toContain(message)
}

/** A control's descriptions, as a screen reader adds them. */
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

/** The chosen option's text. */
export function picked(page: Page, label: string): Promise<string> {
  return page
    .getByLabel(label, { exact: true })
    .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '')
}

/** A file from the desktop, held over a part of the page. @returns lets go of it there */
export async function dragFile(
  page: Page,
  over: Locator,
  { name, type, bytes }: { name: string; type: string; bytes: Uint8Array },
): Promise<() => Promise<void>> {
  const dataTransfer = await page.evaluateHandle(
    ([encoded, file, mimeType]) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], file, { type: mimeType }))
      return data
    },
    [Buffer.from(bytes).toString('base64'), name, type] as const,
  )
  await over.dispatchEvent('dragenter', { dataTransfer })
  return () => over.dispatchEvent('drop', { dataTransfer })
}

/** The section with the generated post. */
export function resultOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Generated Content' })
}

/** Opens one of the panels next to a finished post. */
export async function openPanel(page: Page, name: 'Preview' | 'Check' | 'Sources'): Promise<void> {
  await page.getByRole('tablist', { name: 'About this post' }).getByRole('tab', { name }).click()
}

/** Opens a post's versions, which are among its sources. */
export async function openVersions(page: Page): Promise<void> {
  await openPanel(page, 'Sources')
  await page.getByRole('button', { name: 'Versions', expanded: false }).click()
}

/** Opens the details of how a post was made. */
export async function openProvenance(page: Page): Promise<void> {
  await openPanel(page, 'Sources')
  await page.getByText('How it was made', { exact: true }).click()
}

/** Opens the form again, which the page collapses when it shows a post. */
export async function unfoldForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click()
}

/** Opens what the form folds away. */
export async function openOptions(page: Page): Promise<void> {
  await page.getByText('Options', { exact: true }).click()
}

/** The server's error message in a test. */
export const refusal = 'Not while the moon is full.'

/** Makes these calls of a page fail from now on. @param message the server's sentence; '' for an answer without one */
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
