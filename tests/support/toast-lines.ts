import type { BrowserContext, Page } from 'playwright-core'
import { pagesOf } from './kept-renderer.ts'

/** The buttons of toasts: as many as there are toasts. */
export const dismissButtons = (page: Page) => page.getByRole('button', { name: 'Dismiss', exact: true })

/**
 * Messages on the page as it is loaded now stay until they are dismissed: for tests that press something in one, which
 * on a busy machine may take more than its five seconds.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const setTimer = window.setTimeout.bind(window)
    const neverMs = 2 ** 31 - 1
    const hold = (act: TimerHandler, delayMs?: number, ...values: unknown[]) =>
      setTimer(act, delayMs === 5_000 ? neverMs : delayMs, ...values)
    Object.assign(window, { setTimeout: hold })
  })
}

/** A new page in this window; closes the pages of earlier tests. */
export async function freshPage(window: BrowserContext): Promise<Page> {
  await Promise.all(pagesOf(window).map((page) => page.close()))
  return window.newPage()
}
