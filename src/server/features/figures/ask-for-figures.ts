import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { findPost } from '#server/features/posts/store/post-repository'
import { asksForFigures } from '#server/features/settings/settings-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { personOf } from '#shared/contract/ids'
import { dayMs } from '#shared/time/durations'
import { nextAskingAt } from './asking-times.ts'
import { hasFiguresSince } from './figures-repository.ts'
import { listAskingDue, moveAsking, type PublishedPost } from './published-post-repository.ts'

/** Posts handled at a time. */
const maxAtOnce = 200
/** Authors are not asked if figures this recent exist. */
const earlyMs = dayMs / 2

/** Notifies authors that it is time to enter a post's figures, unless they have, or have switched this off. */
export async function askForFigures(ctx: Context): Promise<void> {
  for (const due of await listAskingDue(ctx.db, ctx.now(), maxAtOnce)) {
    await inTransaction(ctx.db, async (db) => {
      if (!(await moveAsking(db, due, nextAskingAt(due.publishedAt, ctx.now())))) return
      const authorId = await findWhomToAsk({ ...ctx, db }, due)
      if (authorId === null || (await hasFiguresSince(db, due, due.nextAt - earlyMs))) return
      await emit(ctx, db, {
        name: 'post.figures-due',
        workspaceId: due.ownerId,
        actor: null,
        subject: due.postId,
        payload: { authorId, days: Math.floor((ctx.now() - due.publishedAt) / dayMs) },
      })
    })
  }
}

async function findWhomToAsk({ db }: Pick<Context, 'db'>, { ownerId, postId }: PublishedPost) {
  const post = await findPost(db, ownerId, postId)
  if (!post) return null
  const authorId = post.createdBy ?? personOf(ownerId)
  return (await asksForFigures(db, authorId)) ? authorId : null
}
