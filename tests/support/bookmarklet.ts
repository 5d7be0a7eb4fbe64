import type { Page } from 'playwright-core'

/** What the bookmarklet of this installation runs, as the settings give it away. */
export async function readBookmarklet(settings: Page): Promise<string> {
  await settings.goto('/settings')
  const href = await settings.locator('#hand-over a[href^="javascript:"]').getAttribute('href')
  return decodeURIComponent((href ?? '').replace('javascript:', ''))
}

/** Runs it on a page as a bookmark does, whatever the page's own policy is. @returns the window it opens */
export async function pressBookmarklet(page: Page, program: string): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.evaluate(program)
  return await opening
}
