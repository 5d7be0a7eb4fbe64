import type { BrowserContext, Page } from 'playwright-core'
import { pagesOf } from './kept-renderer.ts'

/** The buttons of toasts: as many as there are toasts. */
export const dismissButtons = (page: Page) => page.getByRole('button', { name: 'Dismiss', exact: true })

/** A new page in this window; closes the pages of earlier tests. */
export async function freshPage(window: BrowserContext): Promise<Page> {
  await Promise.all(pagesOf(window).map((page) => page.close()))
  return window.newPage()
}
