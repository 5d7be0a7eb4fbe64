import type { Page } from 'playwright-core'

/** The script of this installation's bookmarklet, as the settings show it. */
export async function readBookmarklet(settings: Page): Promise<string> {
  await settings.goto('/settings')
  const href = await settings.locator('#hand-over a[href^="javascript:"]').getAttribute('href')
  return decodeURIComponent((href ?? '').replace('javascript:', ''))
}

/** Runs it on a page like a bookmark, whatever the page's own policy. @returns the window it opens */
export async function pressBookmarklet(page: Page, program: string): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.evaluate(program)
  return await opening
}
