import { handOverTab } from './hand-over-tab.ts'

/** A click on the button, or on an entry of a page's context menu, hands over the current page. */

chrome.runtime.onInstalled.addListener(() => {
  chrome.contextMenus.create({
    id: 'hand-over',
    title: chrome.i18n.getMessage('handOver'),
    contexts: ['page', 'selection', 'image'],
  })
})
chrome.action.onClicked.addListener((tab) => void handOverTab(tab))
chrome.contextMenus.onClicked.addListener((_entry, tab) => void (tab && handOverTab(tab)))
