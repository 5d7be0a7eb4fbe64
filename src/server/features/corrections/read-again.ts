import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { findArticle, type StoredArticle } from '#server/features/posts/store/article-repository'
import { findPost } from '#server/features/posts/store/post-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { keepRenewing, renewLease } from '#server/platform/database/leases'
import { AppError } from '#server/platform/errors'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import type { Article } from '#server/reading/article'
import { refusalOf } from '#server/reading/refusals'
import { personOf } from '#shared/contract/ids'
import type { Correction } from '#shared/corrections/find-corrections'
import { parseAddress } from '#shared/text/parse-address'
import { nameOfSource } from '#shared/text/source-name'
import { secondMs } from '#shared/time/durations'
import { addSourceChange } from './change-repository.ts'
import { compareReadings } from './compare-readings.ts'
import { maxFailures, nextReadingAt, retryMs } from './reading-times.ts'
import { type ClaimedWatch, claimWatch, releaseWatch, settleWatch, type WatchChange } from './watch-repository.ts'

/** Claims the next source that is due and returns its work; undefined when there is none. */
export async function takeWatch(ctx: Context, signal: AbortSignal): Promise<(() => Promise<void>) | undefined> {
  const claimed = await claimWatch(ctx.db, ctx.now())
  return claimed && (() => workOn(ctx, claimed, signal))
}

/** Never throws. */
async function workOn(ctx: Context, claimed: ClaimedWatch, signal: AbortSignal): Promise<void> {
  const facts = { postId: claimed.postId, articleId: claimed.articleId }
  const stopRenewing = keepRenewing(
    () => renewLease(ctx.db, 'source_watches', claimed.lease, ctx.now()),
    (err) => ctx.log.warn({ ...facts, err }, 'the lease of a source could not be renewed'),
  )
  try {
    await readAgain(ctx, claimed, signal)
  } catch (error) {
    // at shutdown the next process reads it
    if (signal.aborted) return await releaseWatch(ctx.db, claimed.lease).catch(() => undefined)
    ctx.log.error({ ...facts, err: error }, 'reading a source again failed')
    await settleWatch(ctx.db, claimed, putOff(ctx, claimed)).catch((err: unknown) => {
      ctx.log.error({ ...facts, err }, 'a source could not be put off; its lease will end')
    })
  } finally {
    stopRenewing()
  }
}

/** Reads a source and stores what it corrected. A page that is gone or closed is read no more, without a word. */
async function readAgain(ctx: Context, claimed: ClaimedWatch, signal: AbortSignal): Promise<void> {
  const { ownerId, postId, articleId } = claimed
  const [post, stored] = await Promise.all([findPost(ctx.db, ownerId, postId), findArticle(ctx.db, ownerId, articleId)])
  const waitMs = post && stored ? await findWait(ctx, claimed) : null
  if (waitMs !== null) {
    const { readings, failures } = claimed
    await settleWatch(ctx.db, claimed, { readings, failures, nextAt: ctx.now() + waitMs })
    return
  }
  const read = post && stored ? await readPage(ctx, claimed.url, signal) : 'closed'
  if (read === 'closed' || !post || !stored) {
    await settleWatch(ctx.db, claimed, { readings: claimed.readings + 1, failures: 0, nextAt: null })
    return
  }
  if (read === 'failed') {
    await settleWatch(ctx.db, claimed, putOff(ctx, claimed))
    return
  }
  const isComparable = read.status === stored.article.status
  const corrections = isComparable ? await compareReadings(post, stored.text, read.text) : []
  await settle(ctx, claimed, stored.article, corrections)
}

/** How long to wait before this site may be asked again; null: not at all. */
async function findWait(ctx: Context, { url }: ClaimedWatch): Promise<number | null> {
  try {
    await enforceRateLimit(ctx, 'sourceWatches', parseAddress(url)?.hostname ?? url)
    return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return (error.retryAfterSeconds ?? 1) * secondMs
    throw error
  }
}

/** Reasons that may pass; any other closes a page for good. */
const passing = new Set(['siteLimitsRequests', 'siteHasProblem', 'pageEmpty'])

/** `closed`: gone, or behind a wall; `failed`: perhaps later. */
async function readPage(ctx: Context, url: string, signal: AbortSignal): Promise<Article | 'closed' | 'failed'> {
  try {
    const article = await ctx.reader.readUrl(url, { signal })
    return refusalOf(article) ? 'closed' : article
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error
    const isPassing = error.code === 'source_unreachable' || error.code === 'busy' || passing.has(error.reason.name)
    return isPassing ? 'failed' : 'closed'
  }
}

/** The watch after a failure: soon again, or on its next day. */
function putOff(ctx: Context, claimed: ClaimedWatch): WatchChange {
  const { readings, failures } = claimed
  if (failures < maxFailures) return { readings, failures: failures + 1, nextAt: ctx.now() + retryMs }
  return { readings: readings + 1, failures: 0, nextAt: nextReadingAt(claimed, readings + 1) }
}

/** Stores the outcome, the corrections and their events in one transaction, so that each is told once. */
async function settle(
  ctx: Context,
  claimed: ClaimedWatch,
  article: StoredArticle,
  corrections: readonly Correction[],
): Promise<void> {
  const { ownerId, postId } = claimed
  const readings = claimed.readings + 1
  await inTransaction(ctx.db, async (db) => {
    const change = { readings, failures: 0, nextAt: nextReadingAt(claimed, readings) }
    if (!(await settleWatch(db, claimed, change))) return
    const authorId = (await findPost(db, ownerId, postId))?.createdBy ?? personOf(ownerId)
    for (const correction of corrections) {
      const id = await addSourceChange(db, claimed, correction, ctx.now())
      if (id === null) continue
      const payload = { authorId, changeId: id, source: article.siteName || nameOfSource(article), ...correction }
      await emit(ctx, db, {
        name: 'post.source-corrected',
        workspaceId: ownerId,
        actor: null,
        subject: postId,
        payload,
      })
    }
  })
}
