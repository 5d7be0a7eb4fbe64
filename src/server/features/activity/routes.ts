import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Http } from '#server/platform/http/http'
import { pageOf } from '#server/platform/http/page'
import type { Answer } from '#shared/contract/contract'
import { asUserId } from '#shared/contract/ids'
import { routes } from '#shared/contract/routes'
import { maxActivityLines } from '#shared/rules/activity'
import { toIso } from '#shared/time/iso'
import { type ListedActivity, listActivity } from './activity-repository.ts'
import { toCsv } from './to-csv.ts'

type Entry = Answer<'listActivity'>[number]

/** The activity of a team over HTTP. */
export function registerActivityRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listActivity', async ({ actor, query, request, reply }) => {
    const { limit, ...rest } = query
    const filter = { ...rest, person: rest.person === undefined ? undefined : asUserId(rest.person) }
    if (/^text\/csv\b/.test(request.headers.accept ?? '')) {
      const all = await listActivity(ctx.db, actor.workspace, { ...filter, limit: maxActivityLines })
      const csv = toCsv(all.map(toEntry))
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="activity.csv"')
      reply.send(Buffer.from(csv))
      return undefined
    }
    const found = await listActivity(ctx.db, actor.workspace, { ...filter, limit: limit + 1 })
    return pageOf(reply, routes.listActivity.path, query, { found, cursorOf: ({ id }) => id }).map(toEntry)
  })
}

function toEntry(one: ListedActivity): Entry {
  return {
    id: one.id,
    at: toIso(one.at),
    event: one.event,
    by: one.guest ?? one.by,
    byUserId: one.actor,
    isGuest: one.guest !== null,
    isSystem: one.isSystem,
    postId: one.postId,
    postTitle: one.postTitle,
    hasPost: one.hasPost,
    about: one.aboutName,
    detail: one.detail,
  }
}
