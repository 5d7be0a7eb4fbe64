import type { BrowserContext, Page } from 'playwright-core'
import { test } from 'vitest'
import { pagesOf } from './kept-renderer.ts'
import { eventually, expectToast } from './page-steps.ts'

/** The buttons of toasts: as many as there are toasts. */
export const dismissButtons = (page: Page) => page.getByRole('button', { name: 'Dismiss', exact: true })

/**
 * A test for each line of the toast catalogue (specification, sections 5 and 8): what is done, and the exact words of the
 * one toast that follows.
 * @param open a page of the right person without a toast
 */
export function toastTests(open: () => Promise<Page>) {
  return (
    kind: 'success' | 'error',
    title: string,
    description: string,
    when: string,
    act: (page: Page) => Promise<unknown>,
  ) =>
    test(`says “${title}: ${description}” when ${when}`, async () => {
      const page = await open()
      await act(page)
      await expectToast(page, kind, title, description)
      await eventually(() => dismissButtons(page).count(), 'one toast at a time').toBeLessThanOrEqual(1)
    })
}

/** A page of its own in this window; the pages of the tests before are closed. */
export async function freshPage(window: BrowserContext): Promise<Page> {
  await Promise.all(pagesOf(window).map((page) => page.close()))
  return window.newPage()
}

/** The page of the test before, if it is still at this path, with no toast and no refused call; else a fresh one. */
export async function samePage(window: BrowserContext, path: string): Promise<Page> {
  const [before] = pagesOf(window)
  if (before && new URL(before.url()).pathname === path) {
    await before.unrouteAll()
    // at once, if it is still there: by the next step its time may be over
    await dismissButtons(before).evaluateAll((buttons) => {
      for (const each of buttons) (each as HTMLElement).click()
    })
    await dismissButtons(before).waitFor({ state: 'detached' })
    return before
  }
  const page = await freshPage(window)
  await arrive(page, path)
  return page
}

/** Opens a path and looks for its heading in short steps: Playwright's own grow to half a second, in every test. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await eventually(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
}
