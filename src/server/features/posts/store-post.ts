import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/actor'
import { type Generation, settlePost } from '#server/features/billing/quota'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { cutText } from '#shared/linkedin/cut'
import { limits } from '#shared/rules/limits'
import type { Writing } from './choose-writing.ts'
import type { Source } from './obtain-source.ts'
import { emitPostEvent } from './post-events.ts'
import { findPost, insertPost, type Post } from './post-repository.ts'
import { describeWriting } from './provenance.ts'
import { insertWrittenWith, packPrompts } from './provenance-repository.ts'
import { keptSources, queueCitedPages } from './read-cited-pages.ts'
import { insertDrafts, nothingAsked, type PostVersion } from './version-repository.ts'
import type { Draft } from './write-drafts.ts'

/** What one generation came to. */
interface Work {
  source: Source
  more: readonly Source[]
  writing: Writing
  isOwn: boolean
  /** At least one; the first becomes the post's text. */
  drafts: readonly Draft[]
  /** Whether it takes the reserved post; else that is handed back. */
  counts: boolean
}

/** Stores what was written, in the transaction that settles the reserved post; several drafts become its versions. */
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
    if (counts) await settlePost(db, generation)
    await insertPost(db, {
      ownerId: author.workspace,
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
      plan: writing.plan,
      isOwn,
      note: written.note,
      version: isOneOfSeveral ? number : 1,
    })
    if (isOneOfSeveral) {
      const versions = drafts.map((draft) => toVersion(draft, writing, now))
      await insertDrafts(db, { ownerId: author.workspace, id }, versions)
    }
    await insertWrittenWith(db, { ownerId: author.workspace, postId: id, writtenWith, prompt })
    await queueCitedPages(ctx, db, { ownerId: author.workspace, postId: id }, sources)
    await emitPostEvent(ctx, db, 'post.created', { ownerId: author.workspace, id })
  })
  const post = await findPost(ctx.db, author.workspace, id)
  if (!post) throw new AppError('not_found', 'postDeletedMeanwhile')
  return post
}

function toVersion({ number, plan, written }: Draft, { model, language }: Writing, now: number): PostVersion {
  return {
    number,
    kind: 'draft',
    content: written.text,
    language,
    aiModel: model,
    upstreamModel: written.upstreamModel,
    note: written.note,
    ...nothingAsked,
    draft: plan,
    written: written.text,
    createdAt: now,
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
