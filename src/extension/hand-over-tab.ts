import { handoverMessages } from '#shared/handover/handed-page'
import { takePage } from '#shared/handover/take-page'
import { deliverPage } from './deliver-page.ts'
import { findInstallation, permissionFor } from './installation.ts'

/** Where a page is received; see the app's routes. */
const receivingPath = '/handover'

/** Takes the page of a tab, opens ours beside it and gives it the page. Without an installation it asks for one. */
export async function handOverTab({ id }: ExtensionTab): Promise<void> {
  if (id === undefined) return
  const to = await findInstallation()
  if (!to || !(await chrome.permissions.contains(permissionFor(to)))) {
    await chrome.runtime.openOptionsPage()
    return
  }
  const page = await takeFrom(id)
  if (!page) {
    await chrome.action.setBadgeText({ text: '!', tabId: id })
    await chrome.action.setTitle({ title: chrome.i18n.getMessage('notAPage'), tabId: id })
    return
  }
  const { id: receiver } = await chrome.tabs.create({ url: to + receivingPath, openerTabId: id })
  if (receiver === undefined) return
  await loaded(receiver)
  const target = { tabId: receiver }
  await chrome.scripting.executeScript({ target, func: deliverPage, args: [page, handoverMessages, to] })
}

/** Null for the browser's own pages and others that may not be read. */
async function takeFrom(tabId: number) {
  try {
    const [taken] = await chrome.scripting.executeScript({ target: { tabId }, func: takePage })
    return taken?.result ?? null
  } catch {
    return null
  }
}

async function loaded(id: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const settle = () => {
      chrome.tabs.onUpdated.removeListener(listen)
      resolve()
    }
    const listen = (updated: number, { status }: { status?: string }) => {
      if (updated === id && status === 'complete') settle()
    }
    chrome.tabs.onUpdated.addListener(listen)
    void chrome.tabs.get(id).then(({ status }) => status === 'complete' && settle())
  })
}
