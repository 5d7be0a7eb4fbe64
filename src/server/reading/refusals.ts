/** What is said of a source that was read and can't be written from, or not unasked: what is there, and what to do. */
import { AppError } from '#server/platform/errors'
import type { Article } from './article.ts'

/** As much of an article as decides it. */
export type Verdict = Pick<Article, 'status' | 'url'>

/** For a source that may never reach a writer; null for any other. @param article with its number of words, if counted */
export function refusalOf(article: Verdict & { words?: number }): AppError | null {
  switch (article.status) {
    case 'consent':
      return unreadable('This page shows a consent or sign-in form instead of the article. Paste its text instead.')
    case 'empty':
      return unreadable(
        isListing(article.url)
          ? `${listing} Open one article and use its address, or paste its text instead.`
          : 'No article was found at this address. Check it, or paste its text instead.',
      )
    case 'unsupported':
      return unreadable('This kind of page holds no article to read. Paste its text instead.')
    case 'partial':
    case 'paywalled':
      if (article.words !== 0) return null
      return unreadable('Nothing of this article is free to read. Paste its text instead.')
    case 'ok':
      return null
  }
}

/** For a source of which there is only a part, so that its author has to say yes; null for any other. */
export function questionOf(article: Verdict & { words: number }): AppError | null {
  if (article.status === 'paywalled') {
    return partial(
      'The rest of this article is behind a paywall. Write from the free part, or paste the whole text if you can read it.',
    )
  }
  if (article.status !== 'partial') return null
  return partial(
    isListing(article.url) || (isSection(article.url) && article.words >= wordsOfList)
      ? `${listing} Open one article and use its address, or write from what is shown here.`
      : 'Only part of this article could be read. Write from that part, or paste the whole text.',
  )
}

const listing = 'This looks like a front page or a list, not like one article.'
const listingFolders = /^(?:archives?|authors?|categor(?:y|ies)|page|search|section|tags?|topics?)$/i
/** A cut article has fewer; a list has as many as its page is long. */
const wordsOfList = 120

/** Whether an address names a front page or a list. */
function isListing(url: string | null): boolean {
  const parts = partsOf(url)
  if (parts === null) return false
  return (
    parts.length === 0 ||
    /^index\.\w+$/i.test(parts[0] ?? '') ||
    parts.slice(0, -1).some((part) => listingFolders.test(part))
  )
}

/** Whether it may name one: articles mostly have longer names, days or numbers in theirs. */
function isSection(url: string | null): boolean {
  const parts = partsOf(url)
  return parts !== null && parts.length <= 2 && parts.every((part) => /^[a-z]{2,16}$/i.test(part))
}

/** The folders and the page an address names; null for none. */
function partsOf(url: string | null): string[] | null {
  if (url === null || !URL.canParse(url)) return null
  return new URL(url).pathname.split('/').filter((part) => part !== '')
}

function unreadable(sentence: string): AppError {
  return new AppError('source_unreadable', sentence)
}

function partial(sentence: string): AppError {
  return new AppError('source_partial', sentence)
}
