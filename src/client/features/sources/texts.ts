import { catalogue } from '#client/lib/catalogue'

/** Every text about a source: what was read of it, and what was written from it before. */
export const sourceTexts = catalogue('sources', {
  status: {
    ok: 'Read in full',
    pages: (pages: number) => `Read in full, over ${pages} pages`,
    truncated: 'Only the beginning was read, as it is very long',
    partial: 'Read only in part',
    paywalled: 'Read only up to the paywall',
    unread: 'No readable article',
  },
  words: (count: string) => `${count} words`,
  wordsRead: (words: string) => `${words} words read.`,
  old: (date: string) => `Not new: this is from ${date}, and the post will say so.`,
  cut: 'Only the beginning was read, as it is very long.',
  by: 'By',
  readAt: (moment: string) => `read ${moment}`,
  readJustNow: 'Read just now',
  readAgo: (ago: string) => `Read ${ago}`,
  readOn: (date: string) => `Read on ${date}`,
  seen: 'as seen by you',
  readAgain: 'Read again',
  readingAgain: 'Reading...',
  open: 'View article text',
  openPage: 'Open the page',
  textLabel: 'Article text',
  close: 'Close',
  loading: 'Loading the source',
  failed: 'The source could not be loaded',
  noText: 'The text was not kept.',
  untitled: 'Untitled',
  earlier: (date: string) => `You already wrote a post from this article on ${date}:`,
})
