import { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { defineJob, handleJob } from '#server/platform/jobs/job'
import { mayBePage, toCitedAddress } from '#server/reading/cited-address'
import { parseAllowList } from '#server/reading/fetch/allow-list'
import { refusalOf } from '#server/reading/refusals'
import { workspaceIdField } from '#shared/contract/id-fields'
import { findWaitingPages, insertCitedPages, settleCitedPage } from '../store/cited-page-repository.ts'
import { findPost, type WebSource } from '../store/post-repository.ts'
import { obtainSource } from './obtain-source.ts'

const Citing = z.object({ ownerId: workspaceIdField, postId: z.string() })
type Citing = z.output<typeof Citing>

export const readCitedPagesJob = defineJob({ name: 'read-cited-pages', lane: 'reading', payload: Citing })

const maxPages = 5
/** A limit for all of them together, since they are read at the same time. */
const maxMs = 20_000

/**
 * The stored citations of a search answer: each public web address once, shortened to what identifies the page, and
 * renumbered.
 */
export function keptSources(ctx: Context, cited: readonly WebSource[]): WebSource[] {
  const allow = parseAllowList(ctx.config.fetchAllow)
  const titles = new Map<string, string | null>()
  for (const { url, title } of cited) {
    const address = toCitedAddress(url, allow)
    if (address && !titles.has(address)) titles.set(address, title)
  }
  return [...titles].map(([url, title], at) => ({ index: at + 1, url, title }))
}

/** Queues reading the first pages that a post cites. Call it in the transaction that stores the post. */
export async function queueCitedPages(
  ctx: Context,
  db: Database,
  { ownerId, postId }: Citing,
  sources: readonly WebSource[],
): Promise<void> {
  const pages = sources.filter(({ url }) => mayBePage(url)).slice(0, maxPages)
  if (pages.length === 0) return
  await insertCitedPages(db, ownerId, postId, pages)
  await ctx.jobs.add(readCitedPagesJob, { ownerId, postId }, { db })
}

/** Reads the pages that web search cited, so that they count as sources; unreadable ones do not. */
export async function readCitedPages(ctx: Context, citing: Citing, ending: AbortSignal): Promise<void> {
  const [post, waiting] = await Promise.all([
    findPost(ctx.db, citing.ownerId, citing.postId),
    findWaitingPages(ctx.db, citing.ownerId, citing.postId),
  ])
  const pages = post?.sources.filter(({ index }) => waiting.includes(index)) ?? []
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(abort, maxMs)
  ending.addEventListener('abort', abort)
  try {
    await Promise.all(
      pages.map(async ({ index, url }) => {
        // Shortened again, for posts stored before addresses were shortened.
        const address = toCitedAddress(url, parseAllowList(ctx.config.fetchAllow))
        const articleId = address && (await readWebPage(ctx, citing, { index, url: address }, stop.signal))
        ending.throwIfAborted() // the next process reads it
        await settleCitedPage(ctx.db, { ...citing, index }, articleId, ctx.now())
      }),
    )
  } finally {
    clearTimeout(timer)
    ending.removeEventListener('abort', abort)
  }
}

export const citedPageJobs = [handleJob(readCitedPagesJob, readCitedPages)]

/** The article it was stored as; null if it can't be read. */
async function readWebPage(
  ctx: Context,
  { ownerId, postId }: Citing,
  { index, url }: Pick<WebSource, 'index' | 'url'>,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const { article } = await obtainSource(ctx, ownerId, { kind: 'url', url, readAgain: false }, signal)
    const refusal = refusalOf(article)
    if (refusal) throw refusal
    return article.id
  } catch (error) {
    const page = { post: postId, page: index }
    if (error instanceof AppError) ctx.log.info({ ...page, code: error.code }, 'a cited page was not read')
    else ctx.log.error({ ...page, err: error }, 'reading a cited page failed')
    return null
  }
}
