import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import { type Actor, isInTeam } from '#server/features/accounts/people/actor'
import { type Generation, settlePost } from '#server/features/billing/quota'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { cutText } from '#shared/linkedin/cut'
import { limits } from '#shared/rules/limits'
import { describeWriting } from '../details/provenance.ts'
import type { Source } from '../sources/obtain-source.ts'
import { keptSources, queueCitedPages } from '../sources/read-cited-pages.ts'
import { emitPostEvent } from '../store/post-events.ts'
import { findPost, insertPost, type Post } from '../store/post-repository.ts'
import { insertWrittenWith, packPrompts } from '../store/provenance-repository.ts'
import { insertVersions, nothingAsked, type PostVersion } from '../store/version-repository.ts'
import type { Writing } from '../writing/choose-writing.ts'
import { requireVoice } from '../writing/require-voice.ts'
import type { Draft } from './write-drafts.ts'

/** The result of one generation. */
interface Work {
  source: Source
  more: readonly Source[]
  writing: Writing
  isOwn: boolean
  /** At least one; the first becomes the post's text. */
  drafts: readonly Draft[]
  /** Whether the reserved post counts; otherwise it is refunded. */
  counts: boolean
}

/** Stores the drafts, in the transaction that settles the reserved post; several become the post's versions. */
export async function storePost(
  ctx: Context,
  author: Actor,
  generation: Generation,
  { source: { article }, more, writing, isOwn, drafts, counts }: Work,
): Promise<Post> {
  const id = randomUUID()
  const now = ctx.now()
  const [first] = drafts
  if (!first) throw new Error('There is no draft to store.')
  const { number, written } = first
  const isOneOfSeveral = drafts.length > 1
  const sources = keptSources(
    ctx,
    drafts.flatMap((draft) => draft.written.sources),
  )
  const prompt = await packPrompts(drafts.map((draft) => draft.written))
  const writtenWith = describeWriting(await ctx.models.read(), { writing, written, isOwn })
  await inTransaction(ctx.db, async (db) => {
    await requireVoice(db, author, writing.voiceOf) // it may have been withdrawn meanwhile
    if (counts) await settlePost(db, generation)
    await insertPost(db, {
      ownerId: author.workspace,
      createdBy: author.user.id,
      voiceOf: isInTeam(author) ? writing.voiceOf : null,
      id,
      title: cutText((!isOwn && article.title) || firstLine(written.text), limits.titleCharacters),
      content: written.text,
      createdAt: now,
      articleId: article.id,
      moreArticleIds: more.map((each) => each.article.id),
      sources,
      aiModel: writing.model,
      upstreamModel: written.upstreamModel,
      template: writing.model === 'composer' ? null : { id: writing.template.id, version: writing.template.version },
      language: writing.language,
      userOpinion: writing.voice.opinion || null,
      contentStyleId: writing.style.id,
      hasWebSearch: writing.useWebSearch,
      brief: writing.brief,
      isOwn,
      note: written.note,
      version: isOneOfSeveral ? number : 1,
    })
    if (isOneOfSeveral) {
      const versions = drafts.map((draft) => toVersion(draft, writing, now))
      await insertVersions(db, { ownerId: author.workspace, id }, versions)
    }
    await insertWrittenWith(db, { ownerId: author.workspace, postId: id, writtenWith, prompt })
    await queueCitedPages(ctx, db, { ownerId: author.workspace, postId: id }, sources)
    await emitPostEvent(ctx, db, 'post.created', author, id)
  })
  const post = await findPost(ctx.db, author.workspace, id)
  if (!post) throw new AppError('not_found', 'postDeletedMeanwhile')
  return post
}

function toVersion({ number, brief, written }: Draft, { model, language }: Writing, now: number): PostVersion {
  return {
    number,
    kind: 'draft',
    content: written.text,
    language,
    aiModel: model,
    upstreamModel: written.upstreamModel,
    note: written.note,
    ...nothingAsked,
    draft: brief,
    written: written.text,
    createdAt: now,
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
