import type { BrowserContext, Page } from 'playwright-core'

/**
 * Chromium ends the process that draws a site with the site's last page, and the next page would compile the whole
 * program anew. One small page that stays open in a window keeps the process and what it has compiled; pages share
 * nothing else by it.
 */

/** Pages of one site share a process, as long as they are in one window. */
export const sharedRenderer = '--process-per-site'

const keepers = new WeakMap<BrowserContext, Page>()

/** @param url the server's */
export async function keepRenderer(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/favicon.svg`)
  keepers.set(context, page)
}

/** What tests have opened in a window. */
export function pagesOf(context: BrowserContext): Page[] {
  return context.pages().filter((page) => page !== keepers.get(context))
}

/**
 * Closes the pages of a window and empties what they kept there.
 * @throws Error when the window has none that stays, or a test has killed it
 */
export async function emptyWindow(context: BrowserContext, url: string): Promise<void> {
  await Promise.all(pagesOf(context).map((page) => page.close()))
  const keeper = keepers.get(context)
  if (!keeper) throw new Error('This window is not for a second test.')
  // by the process itself, which may remember what was there
  await keeper.evaluate(() => localStorage.clear())
  const session = await context.newCDPSession(keeper)
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage,indexeddb' })
  await session.detach()
  await Promise.all([context.clearCookies(), context.unrouteAll(), context.setOffline(false)])
}
