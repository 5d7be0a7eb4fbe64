import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import { insertArticle } from '#server/features/posts/store/article-repository'
import { insertPost } from '#server/features/posts/store/post-repository'
import type { PersonId } from './ids.ts'

/** Fields of a post composed without a model. */
export const composedFacts = {
  sources: [],
  moreArticleIds: [],
  createdBy: null,
  voiceOf: null,
  aiModel: 'composer',
  upstreamModel: 'composer',
  template: null,
  language: 'english',
  userOpinion: null,
  contentStyleId: null,
  hasWebSearch: false,
  note: null,
  brief: null,
  isOwn: false,
  version: 1,
} as const

/** A person's posts, each from a text that hardly compresses. Returns their ids, oldest first. */
export async function makeLargeAccount(
  ctx: Pick<Context, 'db'>,
  ownerId: PersonId,
  { posts, charactersEach }: { posts: number; charactersEach: number },
): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; number <= posts; number += 1) {
    const text = randomBytes(charactersEach / 2)
      .toString('base64')
      .slice(0, charactersEach)
    const readAt = Date.UTC(2026, 0, 1) + number * 60_000
    const facts = { byline: null, published: null, siteName: null, language: 'en', leadImage: null, url: null }
    const article = { ...facts, title: `Source ${number}`, text, status: 'ok' as const, truncated: false }
    const kept = await insertArticle(ctx.db, ownerId, article, { kind: 'text', readAt })
    const id = randomUUID()
    ids.push(id)
    await insertPost(ctx.db, {
      ownerId,
      id,
      title: `Post ${number}`,
      content: `What post ${number} says.`,
      createdAt: readAt,
      articleId: kept.id,
      ...composedFacts,
    })
  }
  return ids
}
