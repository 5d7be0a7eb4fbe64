/**
 * Messages about a source that was read but can't be used, or only after confirmation: what was found, and what to do.
 */

import { AppError } from '#server/platform/errors'
import { because, type PlainReason, type Reason } from '#shared/errors/reason'
import { parseAddress } from '#shared/text/parse-address'
import type { Article, Obstacle } from './article.ts'

/** As much of an article as decides it. */
export type Verdict = Pick<Article, 'status' | 'url' | 'obstacle' | 'pages'>

/** The advice depends on what the page shows instead of the article. */
const reasonOfObstacle: Record<Obstacle, PlainReason> = {
  consent: 'siteAsksAgreement',
  'sign-in': 'pageAsksSignIn',
  'robot-check': 'siteChecksForRobots',
  region: 'pageNotInRegion',
  'error-page': 'pageIsError',
  scripts: 'pageNeedsBrowser',
}

/** For a source that may never reach a writer; null for any other. @param article with its number of words, if counted */
export function refusalOf(article: Verdict & { words?: number }): AppError | null {
  if (article.obstacle) return unreadable(reasonOfObstacle[article.obstacle])
  switch (article.status) {
    case 'consent':
      return unreadable('pageAsksConsent')
    case 'empty':
      return unreadable(isListing(article.url) ? 'pageIsListing' : 'noArticleFound')
    case 'unsupported':
      return unreadable('pageWithoutArticle')
    case 'partial':
    case 'paywalled':
      if (article.words !== 0) return null
      return unreadable('articleBehindPaywall')
    case 'ok':
      return null
  }
}

/** For a source of which there is only a part, so that its author has to say yes; null for any other. */
export function questionOf(article: Verdict & { words: number }): AppError | null {
  if (article.status === 'paywalled') {
    return partial('restBehindPaywall')
  }
  if (article.status !== 'partial') return null
  if (article.pages?.isAll === false) return partial(because('articlePagesMissing', { pages: article.pages.read }))
  return partial(
    isListing(article.url) || (isSection(article.url) && article.words >= wordsOfList)
      ? 'pageIsListingPartly'
      : 'articlePartlyRead',
  )
}

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

/** The folders and the page of an address; null without an address. */
function partsOf(url: string | null): string[] | null {
  const parts = parseAddress(url ?? '')?.pathname.split('/')
  return parts?.filter((part) => part !== '') ?? null
}

function unreadable(reason: PlainReason): AppError {
  return new AppError('source_unreadable', reason)
}

function partial(reason: PlainReason | Reason): AppError {
  return new AppError('source_partial', reason)
}
