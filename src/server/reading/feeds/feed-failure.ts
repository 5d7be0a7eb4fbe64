import { AppError } from '#server/platform/errors'
import { because, type PlainReason, type ReasonName } from '#shared/errors/reason'

/** Why a feed can't be read. What is said of pages suggests to paste their text, which helps nobody here. */
const reasonsOfFeeds: Partial<Record<ReasonName, PlainReason>> = {
  siteUnreachable: 'feedUnreachable',
  siteInsecure: 'feedUnreachable',
  siteTooSlow: 'feedUnreachable',
  siteHeadersTooLarge: 'feedUnreachable',
  tooManyRedirects: 'feedUnreachable',
  siteLimitsRequests: 'feedSiteBusy',
  siteHasProblem: 'feedSiteHasProblem',
  pageMissing: 'feedMissing',
  pageForbidden: 'feedForbidden',
  pageIsPaid: 'feedForbidden',
  pageWithheld: 'feedForbidden',
  siteChecksForRobots: 'feedForbidden',
  pageTooLarge: 'feedTooLarge',
  pageTooComplex: 'feedTooComplex',
  pageDamaged: 'feedBroken',
  pageEmpty: 'feedBroken',
}

/** The same failure, said of a feed. */
export function failureOfFeed(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const { code, reason, retryAfterSeconds } = error
  const said =
    reason.name === 'pageStatus'
      ? because('feedStatus', { status: Number(reason.values.status) })
      : reasonsOfFeeds[reason.name]
  if (said === undefined) return error
  return new AppError(code, said, { cause: error, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) })
}
