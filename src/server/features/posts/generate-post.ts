import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/user'
import { type Generation, reservePost, settlePost } from '#server/features/billing/quota'
import { AppError } from '#server/platform/errors'
import { sensitiveTopicOf } from '#server/writing/angles/sensitive-topic'
import type { WrittenPost } from '#server/writing/writer'
import { cutText } from '#shared/linkedin/cut'
import { limits } from '#shared/rules/limits'
import { looksOwn } from '#shared/text/looks-own'
import { chooseWriting, requireGeneration, type Writing, type WritingChoices } from './choose-writing.ts'
import { type EarlierPost, findEarlierPostOf } from './earlier-post.ts'
import { obtainSource, requireReadable, type Source, type SourceInput } from './obtain-source.ts'
import { findPost, insertPost, type Post } from './post-repository.ts'
import { describeWriting } from './provenance.ts'
import { insertWrittenWith, packPrompt } from './provenance-repository.ts'
import { keptSources, queueCitedPages } from './read-cited-pages.ts'
import { runGeneration } from './run-generation.ts'
import { toWritingRequest } from './to-writing-request.ts'
import { keepUnfinished } from './unfinished-post.ts'
import { requireVendorCall, withVendorCall } from './vendor-calls.ts'

export interface GenerationInput {
  source: SourceInput
  choices: WritingChoices
  acceptPartial: boolean
  /** The author's own text; undefined leaves it to its words. */
  isOwn?: boolean | undefined
  /** Stops at an article that may deserve no post. */
  asksFirst?: boolean | undefined
}

/** Told as it happens, in this order: fetching (of a page only), reading, the article, writing, then each piece of text. */
export interface GenerationProgress {
  onStage(stage: 'fetching' | 'reading' | 'writing'): void
  onArticle(source: Source, earlierPost: EarlierPost | null): Promise<void>
  onDelta(text: string): void
}

/**
 * Turns one source into one stored draft: choose, read, reserve, write, store.
 * The source is read before a post is reserved, so an unreadable one costs nothing; a reserved post is handed back
 * when a later step fails, when `signal` aborts, and by a sweep when this process dies. Only when a good part of the post
 * had been shown by then it counts, and is kept as it is.
 *
 * @throws AppError quota_exceeded | trial_ended | daily_limit | rate_limited | source_* | a document's code | model_* | ai_* | cancelled
 */
export async function generatePost(
  ctx: Context,
  author: User,
  input: GenerationInput,
  progress: GenerationProgress,
  signal: AbortSignal,
): Promise<Post> {
  requireGeneration(author, ctx.now())
  const writing = await chooseWriting(ctx, author, input.choices, { isFile: input.source.kind === 'file' })
  await requireVendorCall(ctx, author, writing.model)
  return await runGeneration(
    ctx,
    author,
    { kind: 'post', model: writing.model, signal },
    async (report, generation) => {
      const source = await obtainSource(ctx, author, input.source, signal, (stage) => progress.onStage(stage))
      report.source(source.article)
      await progress.onArticle(source, await findEarlierPostOf(ctx.db, author.id, source.article))
      requireReadable(source.article, input.acceptPartial)
      if (input.asksFirst) requireHarmless(source)

      await reservePost(ctx, author, generation)
      progress.onStage('writing')
      const isOwn = input.isOwn ?? readsAsOwn(source)
      const request = toWritingRequest(source, writing, isOwn)
      report.asked()
      const onDelta = (text: string) => {
        report.words()
        progress.onDelta(text)
      }
      const result = await withVendorCall(ctx, author, writing.model, () =>
        ctx.writer.writePost(request, { signal, onDelta }),
      ).then(
        (written) => ({ written, counts: true }),
        (failure: unknown) => {
          report.failed(failure)
          return keepUnfinished(failure)
        },
      )
      report.written(result.written)
      return await storePost(ctx, author, generation, { source, writing, isOwn, ...result })
    },
  )
}

/** What one generation came to. */
interface Work {
  source: Source
  writing: Writing
  isOwn: boolean
  written: WrittenPost
  /** Whether it takes the reserved post; else that is handed back. */
  counts: boolean
}

async function storePost(
  ctx: Context,
  author: User,
  generation: Generation,
  { source: { article }, writing, isOwn, written, counts }: Work,
): Promise<Post> {
  const id = randomUUID()
  const sources = keptSources(ctx, written.sources)
  const prompt = written.prompt ? await packPrompt(written.prompt) : null
  const writtenWith = describeWriting(ctx, { writing, written, isOwn })
  await ctx.db.transaction().execute(async (db) => {
    if (counts) await settlePost(db, generation)
    await insertPost(db, {
      ownerId: author.id,
      id,
      title: cutText((!isOwn && article.title) || firstLine(written.text), limits.titleCharacters),
      content: written.text,
      createdAt: ctx.now(),
      articleId: article.id,
      sources,
      aiModel: writing.model,
      upstreamModel: written.upstreamModel,
      template: writing.model === 'composer' ? null : { id: writing.template.id, version: writing.template.version },
      language: writing.language,
      userOpinion: writing.voice.opinion || null,
      contentStyleId: writing.style.id,
      hasWebSearch: writing.useWebSearch,
      plan: writing.plan,
      isOwn,
      note: written.note,
    })
    await insertWrittenWith(db, { ownerId: author.id, postId: id, writtenWith, prompt })
    await queueCitedPages(ctx, db, { ownerId: author.id, postId: id }, sources)
  })
  const post = await findPost(ctx.db, author.id, id)
  if (!post) throw new AppError('not_found', 'postDeletedMeanwhile')
  return post
}

const cautions = { crime: 'aboutCrime', tragedy: 'aboutTragedy', gossip: 'aboutGossip' } as const

/** @throws AppError source_sensitive */
function requireHarmless({ article, text }: Source): void {
  const topic = sensitiveTopicOf(article.title, text)
  if (topic) throw new AppError('source_sensitive', cautions[topic])
}

/** A page is somebody's article unless its author says otherwise; so is what names its outlet or its writer. */
function readsAsOwn({ article, text }: Source): boolean {
  return article.kind !== 'url' && !article.siteName && !article.byline && looksOwn(text)
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
