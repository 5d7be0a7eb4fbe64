import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Actor } from '#server/features/accounts/people/actor'
import type { Http } from '#server/platform/http/http'
import type { SeenWorkingCopy } from '#shared/contract/working-copies'
import { toIso } from '#shared/time/iso'
import { getPostDetail } from './details/get-post-detail.ts'
import { postNotFound } from './store/post-not-found.ts'
import { discardWorkingCopy, keepWorkingCopy, type Seen } from './store/working-copy-repository.ts'

/** What is typed into a post before it is saved. */
export function registerWorkingCopyRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'keepWorkingCopy', async ({ actor, params, body }) => {
    const key = { ownerId: actor.workspace, id: params.id }
    const kept = await keepWorkingCopy(
      ctx.db,
      key,
      { ...body, begunFrom: body.begunFrom ?? null, ...toSeen(actor, body) },
      ctx.now(),
    )
    if (!kept) throw postNotFound()
    return { ...kept, savedAt: toIso(kept.savedAt) }
  })

  addRoute(http, ctx, 'discardWorkingCopy', async ({ actor, params, body }) => {
    const key = { ownerId: actor.workspace, id: params.id }
    const discarded = await discardWorkingCopy(ctx.db, key, { ...body, ...toSeen(actor, body) }, ctx.now())
    if (!discarded) throw postNotFound()
    return await getPostDetail(ctx, actor, params.id)
  })
}

export function toSeen({ user }: Actor, { editor, seen }: z.infer<typeof SeenWorkingCopy>): Seen {
  return { userId: user.id, editor, seen: seen === null ? null : Date.parse(seen) }
}
