import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { messageBody } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { toIso } from '#shared/time/iso'
import { countUnseen, listNotices, seeNotices } from './notice-repository.ts'

const maxShown = 30

/** The bell over HTTP. */
export function registerNoticeRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listNotices', async ({ actor: { user } }) => {
    const [unseen, notices] = await Promise.all([countUnseen(ctx.db, user.id), listNotices(ctx.db, user.id, maxShown)])
    return {
      unseen,
      notices: notices.map(({ ownerId: _owner, reason, at, ...notice }) => ({
        ...notice,
        at: toIso(at),
        message: messageBody(reason),
      })),
    }
  })

  addRoute(http, ctx, 'seeNotices', async ({ actor: { user }, body }) => {
    await seeNotices(ctx.db, user.id, body.upTo, ctx.now())
    return undefined
  })
}
