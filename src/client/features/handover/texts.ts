import { catalogue } from '#client/lib/catalogue'
import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'

/** Every text about handing over the page that one reads. */
export const handoverTexts = catalogue('handover', {
  seen: 'as seen by you',
  size: (kilobytes: string) => `${kilobytes} KB`,
  untitled: 'Page without a title',

  receive: {
    title: 'Hand over a page',
    waiting: 'The page you were reading is on its way.',
    alone: 'Press “Copy this page” on the page you were reading, then paste it here.',
    label: 'Copied page',
    pasteHint: 'Nothing is read until you say so. The text of a page that is not marked as copied stays out.',
    notMarked: 'This is not a page that was copied for Postwright. Press “Copy this page” on it, then paste it here.',
    tooLargeTitle: 'This page is too large',
    tooLarge: `Up to ${megabytes(limits.handedOverBytes)} MB can be handed over. Select the text of the article and paste that into the generator.`,
    notKeptTitle: 'This page could not be kept',
    notKept: 'This tab has no room for it. Select the text of the article and paste that into the generator.',
    toGenerator: 'Open the generator',
    signInTitle: 'Sign in to go on',
    signIn: 'Sign in',
    isKept: 'The page is kept in this tab until you have signed in.',
  },

  bookmarklet: {
    title: 'Read pages as you see them',
    text: 'Hand over the page that is open in your browser: an article you have paid for or signed in to, or a page that needs a browser.',
    link: 'Write with Postwright',
    how: 'Drag this link to your bookmarks bar. Clicked on an article, it opens the generator in a new tab and hands over the page as you see it.',
    what: 'What is sent: the text and structure of that page and its address. Not sent: what you typed into it, its cookies, its programs and pictures. Nothing is read before you press a button in the generator.',
    pressed: 'It works from your bookmarks bar only. Drag it there, or copy it.',
    copy: 'Copy bookmarklet',
    copyHint: 'On a phone, or can’t drag it? Copy it, make a new bookmark and paste it as its address.',
    copied: { title: 'Copied!', description: 'Paste it as the address of a new bookmark.' },
    copyFailed: { title: 'Copy Failed', description: 'Failed to copy to clipboard.' },
    more: 'More on this, and the browser extension',
  },

  /** What the bookmarklet says on other pages. */
  onPage: {
    notAPage: 'Only web pages can be handed over to Postwright.',
    title: 'Hand over to Postwright',
    text: 'This page can’t be handed over directly. Copy it, then paste it in Postwright.',
    copy: 'Copy this page',
    copied: 'Copied. Now paste it in Postwright.',
    copyFailed: 'Your browser refused to copy. Select the text of the article and paste that in Postwright.',
    open: 'Open Postwright',
    close: 'Close',
  },
})
