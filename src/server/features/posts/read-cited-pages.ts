import type { Context } from '#server/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { refusalOf } from '#server/reading/refusals'
import { findWaitingPages, insertCitedPages, settleCitedPage } from './cited-page-repository.ts'
import { obtainSource } from './obtain-source.ts'
import { findPost, type WebSource } from './post-repository.ts'

interface Citing {
  ownerId: string
  postId: string
}

const mostPages = 5
/** For all of them: they are read at the same time. */
const mostMs = 8_000

/** Lets the first of the pages that a post cites be read soon. Call it in the transaction that stores the post. */
export async function queueCitedPages(
  ctx: Context,
  db: Database,
  { ownerId, postId }: Citing,
  sources: readonly WebSource[],
): Promise<void> {
  if (sources.length === 0) return
  await insertCitedPages(db, ownerId, postId, sources.slice(0, mostPages))
  await ctx.jobs.add('read-cited-pages', { ownerId, postId }, { db })
}

/** Reads the pages that web search cited, so that they count as sources; what can't be read is none. */
export async function readCitedPages(ctx: Context, citing: Citing, ending: AbortSignal): Promise<void> {
  const [post, waiting] = await Promise.all([
    findPost(ctx.db, citing.ownerId, citing.postId),
    findWaitingPages(ctx.db, citing.ownerId, citing.postId),
  ])
  const pages = post?.sources.filter(({ index }) => waiting.includes(index)) ?? []
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(abort, mostMs)
  ending.addEventListener('abort', abort)
  try {
    await Promise.all(
      pages.map(async ({ index, url }) => {
        const articleId = await readPage(ctx, citing, url, stop.signal)
        ending.throwIfAborted() // the next process reads it
        await settleCitedPage(ctx.db, { ...citing, index }, articleId, ctx.now())
      }),
    )
  } finally {
    clearTimeout(timer)
    ending.removeEventListener('abort', abort)
  }
}

/** The article it was kept as; null for what can't be read. */
async function readPage(
  ctx: Context,
  { ownerId, postId }: Citing,
  url: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const { article } = await obtainSource(ctx, { id: ownerId }, { kind: 'url', url, readAgain: false }, signal)
    const refusal = refusalOf(article)
    if (refusal) throw refusal
    return article.id
  } catch (error) {
    const page = { post: postId, page: withoutQuery(url) }
    if (error instanceof AppError) ctx.log.info({ ...page, code: error.code }, 'a cited page was not read')
    else ctx.log.error({ ...page, err: error }, 'reading a cited page failed')
    return null
  }
}

function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}
