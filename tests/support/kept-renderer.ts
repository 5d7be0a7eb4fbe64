import type { BrowserContext, Page } from 'playwright-core'

/**
 * Chromium ends a site's renderer process with the site's last page, and the next page would compile the whole program
 * again. One small page kept open in a window keeps the process and its compiled code; pages share nothing else through
 * it.
 */

/** Pages of one site share a process if they are in one window. */
export const sharedRenderer = '--process-per-site'

const keepers = new WeakMap<BrowserContext, Page>()

/** @param url the server's */
export async function keepRenderer(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/favicon.svg`)
  keepers.set(context, page)
}

/** Pages that tests have opened in a window. */
export function pagesOf(context: BrowserContext): Page[] {
  return context.pages().filter((page) => page !== keepers.get(context))
}

/**
 * Closes a window's pages and clears their storage.
 * @throws Error when the window has no permanent page, or a test has killed it
 */
export async function emptyWindow(context: BrowserContext, url: string): Promise<void> {
  await Promise.all(pagesOf(context).map((page) => page.close()))
  const keeper = keepers.get(context)
  if (!keeper) throw new Error('This window is not for a second test.')
  // by the process itself, which may have it in memory
  await keeper.evaluate(() => localStorage.clear())
  const session = await context.newCDPSession(keeper)
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage,indexeddb' })
  await session.detach()
  await Promise.all([context.clearCookies(), context.unrouteAll(), context.setOffline(false)])
}
