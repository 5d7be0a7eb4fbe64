import { AppError } from '#server/platform/errors'
import { because, type PlainReason, type ReasonName } from '#shared/errors/reason'

/** Why a feed can't be read. The messages for pages suggest pasting their text, which does not apply to feeds. */
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
