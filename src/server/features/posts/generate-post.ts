import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
import {
  beginGeneration,
  endGeneration,
  type Generation,
  reservePost,
  settlePost,
} from '#server/features/billing/quota'
import { AppError } from '#server/platform/errors'
import type { WritingRequest, WrittenPost } from '#server/writing/writer'
import { cutText } from '#shared/linkedin/cut'
import { limits } from '#shared/rules/limits'
import type { StoredArticle } from './article-repository.ts'
import { chooseWriting, requireGeneration, type Writing, type WritingChoices } from './choose-writing.ts'
import { type EarlierPost, findEarlierPostOf } from './earlier-post.ts'
import { obtainSource, requireReadable, type Source, type SourceInput } from './obtain-source.ts'
import { findPost, insertPost, type Post } from './post-repository.ts'
import { describeWriting } from './provenance.ts'
import { insertWrittenWith } from './provenance-repository.ts'
import { queueCitedPages } from './read-cited-pages.ts'
import { toWritingRequest } from './to-writing-request.ts'

export interface GenerationInput {
  source: SourceInput
  choices: WritingChoices
  acceptPartial: boolean
}

/** Told as it happens, in this order: fetching (of a page only), reading, the article, writing, then each piece of text. */
export interface GenerationProgress {
  onStage(stage: 'fetching' | 'reading' | 'writing'): void
  onArticle(article: StoredArticle, earlierPost: EarlierPost | null): void
  onDelta(text: string): void
}

/**
 * Turns one source into one stored draft: choose, read, reserve, write, store.
 * The source is read before a post is reserved, so an unreadable one costs nothing; a reserved post is handed back
 * when a later step fails, when `signal` aborts, and by a sweep when this process dies.
 *
 * @throws AppError quota_exceeded | trial_ended | rate_limited | source_* | a document's code | model_* | ai_* | cancelled
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
  const generation = await beginGeneration(ctx, author, signal)
  try {
    const source = await obtainSource(ctx, author, input.source, signal, (stage) => progress.onStage(stage))
    progress.onArticle(source.article, await findEarlierPostOf(ctx.db, author.id, source.article))
    requireReadable(source.article, input.acceptPartial)

    await reservePost(ctx, author, generation)
    progress.onStage('writing')
    const request = toWritingRequest(source, writing)
    const written = await ctx.writer.writePost(request, { signal, onDelta: (text) => progress.onDelta(text) })
    return await storePost(ctx, author, generation, { source, writing, request, written })
  } finally {
    await endGeneration(ctx.db, generation)
  }
}

/** What one generation came to. */
interface Work {
  source: Source
  writing: Writing
  request: WritingRequest
  written: WrittenPost
}

async function storePost(
  ctx: Context,
  author: User,
  generation: Generation,
  { source: { article }, writing, request, written }: Work,
): Promise<Post> {
  const id = randomUUID()
  const writtenWith = describeWriting(ctx, writing, request, written)
  await ctx.db.transaction().execute(async (db) => {
    await settlePost(db, generation)
    await insertPost(db, {
      ownerId: author.id,
      id,
      title: cutText(article.title || firstLine(written.text), limits.titleCharacters),
      content: written.text,
      createdAt: ctx.now(),
      articleId: article.id,
      sources: written.sources,
      aiModel: writing.model,
      upstreamModel: written.upstreamModel,
      template: writing.model === 'composer' ? null : { id: writing.template.id, version: writing.template.version },
      language: writing.language,
      userOpinion: writing.voice.opinion || null,
      contentStyleId: writing.style.id,
      hasWebSearch: writing.useWebSearch,
      note: written.note,
    })
    await insertWrittenWith(db, author.id, id, writtenWith)
    await queueCitedPages(ctx, db, { ownerId: author.id, postId: id }, written.sources)
  })
  const post = await findPost(ctx.db, author.id, id)
  if (!post) throw new AppError('not_found', 'The post was deleted while it was being stored.')
  return post
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
