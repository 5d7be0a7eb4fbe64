import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { reservePost } from '#server/features/billing/quota'
import { AppError } from '#server/platform/errors'
import { sensitiveTopicOf } from '#server/writing/angles/sensitive-topic'
import { languageFromCode } from '#shared/rules/languages'
import { findAngles } from '../angles/angles-repository.ts'
import { type EarlierPost, findEarlierPostOf } from '../sources/earlier-post.ts'
import { obtainMoreSources } from '../sources/obtain-more-sources.ts'
import { obtainSource, requireReadable, type Source, type SourceInput } from '../sources/obtain-source.ts'
import { readsAsOwn } from '../sources/reads-as-own.ts'
import type { Post } from '../store/post-repository.ts'
import { chooseWriting, requireGeneration, type Writing, type WritingChoices } from '../writing/choose-writing.ts'
import { runGeneration } from '../writing/run-generation.ts'
import { toWritingRequest } from '../writing/to-writing-request.ts'
import { requireVendorCall } from '../writing/vendor-calls.ts'
import { briefDrafts, type DraftBrief } from './brief-drafts.ts'
import { storePost } from './store-post.ts'
import { writeDrafts } from './write-drafts.ts'

export interface GenerationInput {
  source: SourceInput
  /** Further sources: ids of articles that the author read before. */
  moreArticleIds?: readonly string[] | undefined
  choices: WritingChoices
  acceptPartial: boolean
  /** Whether the text is the author's own; undefined: decided by its words. */
  isOwn?: boolean | undefined
  /** Whether to refuse an article on a sensitive topic, so that the author can be asked first. */
  asksFirst?: boolean | undefined
  /** Whether the source's language, if posts can be written in it, goes before the chosen one. */
  followsSource?: boolean | undefined
  /** How many are written at the same time; one by default. */
  drafts?: number | undefined
}

/**
 * Called in this order: fetching (pages only), reading, the article, writing, the briefs of several drafts, then each
 * piece of text.
 */
export interface GenerationProgress {
  onStage(stage: 'fetching' | 'reading' | 'writing'): void
  onArticle(source: Source, earlierPost: EarlierPost | null): Promise<void>
  onDrafts(briefs: readonly DraftBrief[]): void
  /** `draft` counts from 1; `onDraftEnd` is called when there are several. */
  onDelta(text: string, draft: number): void
  onDraftEnd(draft: number, failure: unknown): void
}

/**
 * Turns one or more sources into one stored post: choose, read, reserve, write, store. Several drafts make one post.
 * The source is read before a post is reserved, so an unreadable one costs nothing. The reserved post is refunded when
 * a later step fails, when `signal` aborts, and by a sweep when this process dies; but if a good part of the post had
 * been shown by then, it counts and is stored as it is.
 *
 * @throws AppError quota_exceeded | trial_ended | daily_limit | rate_limited | source_* | a document's code | model_* |
 *   ai_* | cancelled
 */
export async function generatePost(
  ctx: Context,
  author: Actor,
  input: GenerationInput,
  progress: GenerationProgress,
  signal: AbortSignal,
): Promise<Post> {
  requireGeneration(ctx, author)
  const chosen = await chooseWriting(ctx, author, input.choices, { isFile: input.source.kind === 'file' })
  if (isSeveral(input.drafts) && chosen.model === 'composer') {
    throw new AppError('model_not_supported', 'composerWritesOneDraft')
  }
  await requireVendorCall(ctx, author, chosen.model)
  return await runGeneration(ctx, author, { kind: 'post', model: chosen.model, signal }, async (report, generation) => {
    const source = await obtainSource(ctx, author.workspace, input.source, signal, (stage) => progress.onStage(stage))
    report.source(source.article)
    await progress.onArticle(source, await findEarlierPostOf(ctx.db, author.workspace, source.article))
    requireReadable(source.article, input.acceptPartial)
    const more = await obtainMoreSources(ctx, author.workspace, input.moreArticleIds ?? [], source)
    if (input.asksFirst) for (const each of [source, ...more]) requireHarmless(each)

    const ofSource = input.followsSource ? languageFromCode(source.article.language) : null
    const writing = { ...chosen, language: ofSource ?? chosen.language }

    await reservePost(ctx, author, generation)
    progress.onStage('writing')
    const isOwn = input.isOwn ?? readsAsOwn(source)
    const request = toWritingRequest({ source, more }, writing, isOwn)
    const briefs = await findDraftBriefs(ctx, author, input.drafts, source, writing)
    if (briefs.length > 0) progress.onDrafts(briefs)
    report.asked()
    const result = await writeDrafts(ctx, author, request, briefs, {
      report,
      onDelta: (text, draft) => progress.onDelta(text, draft),
      onDraftEnd: (draft, failure) => progress.onDraftEnd(draft, failure),
      signal,
    })
    return await storePost(ctx, author, generation, { source, more, writing, isOwn, ...result })
  })
}

/** The briefs of several drafts; empty for a single one. Uses angles suggested before. */
async function findDraftBriefs(
  ctx: Context,
  author: Actor,
  count: number | undefined,
  { article }: Source,
  { language, brief }: Writing,
): Promise<DraftBrief[]> {
  if (!isSeveral(count)) return []
  const kept = await findAngles(ctx.db, { ownerId: author.workspace, contentHash: article.contentHash, language })
  return briefDrafts(count, brief, kept?.angles ?? [])
}

function isSeveral(drafts: number | undefined): drafts is number {
  return drafts !== undefined && drafts > 1
}

const cautions = { crime: 'aboutCrime', tragedy: 'aboutTragedy', gossip: 'aboutGossip' } as const

/** @throws AppError source_sensitive */
function requireHarmless({ article, text }: Source): void {
  const topic = sensitiveTopicOf(article.title, text)
  if (topic) throw new AppError('source_sensitive', cautions[topic])
}
