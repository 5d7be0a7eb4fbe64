import type { BrowserContext, Page } from 'playwright-core'
import { pagesOf } from './kept-renderer.ts'

/** The buttons of toasts: as many as there are toasts. */
export const dismissButtons = (page: Page) => page.getByRole('button', { name: 'Dismiss', exact: true })

/** A page of its own in this window; the pages of the tests before are closed. */
export async function freshPage(window: BrowserContext): Promise<Page> {
  await Promise.all(pagesOf(window).map((page) => page.close()))
  return window.newPage()
}
