import { handOverTab } from './hand-over-tab.ts'

/** One click on the button, or an entry of a page's menu, hands the open page over. */

chrome.runtime.onInstalled.addListener(() => {
  chrome.contextMenus.create({
    id: 'hand-over',
    title: chrome.i18n.getMessage('handOver'),
    contexts: ['page', 'selection', 'image'],
  })
})
chrome.action.onClicked.addListener((tab) => void handOverTab(tab))
chrome.contextMenus.onClicked.addListener((_entry, tab) => void (tab && handOverTab(tab)))
