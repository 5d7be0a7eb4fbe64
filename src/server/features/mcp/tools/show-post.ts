import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import type { Post } from '#shared/contract/posts'
import { addressOfPost } from './addresses.ts'

type Shown = Pick<
  z.infer<typeof Post>,
  'id' | 'title' | 'content' | 'status' | 'language' | 'createdAt' | 'articleId' | 'sourceUrl' | 'publication' | 'note'
>

/** A post as tools answer it, with its address in the app. */
export function showPost(ctx: Context, actor: Actor, post: Shown): Record<string, unknown> {
  const { id, title, content, status, language, createdAt, articleId, sourceUrl, publication, note } = post
  const address = addressOfPost(ctx, actor, id)
  return { id, title, content, status, language, createdAt, articleId, sourceUrl, publication, note, address }
}
