import { createHash } from 'node:crypto'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Http } from '#server/platform/http/http'
import { hashToken, newToken } from '#server/platform/tokens'
import { routes } from '#shared/contract/routes'
import { toIso } from '#shared/time/iso'
import { findAddress, putAddress } from './address-repository.ts'
import { readCalendar } from './read-calendar.ts'

/** A person's planned posts as a calendar, for calendar programs. */
export function registerCalendarRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getCalendarAddress', async ({ actor }) => {
    const address = await findAddress(ctx.db, { ownerId: actor.workspace, userId: actor.user.id })
    return { address: address ? { createdAt: toIso(address.createdAt), fetchedAt: toIso(address.fetchedAt) } : null }
  })

  addRoute(http, ctx, 'createCalendarAddress', async ({ actor, reply }) => {
    const token = newToken()
    const now = ctx.now()
    await putAddress(ctx.db, { ownerId: actor.workspace, userId: actor.user.id }, { tokenHash: hashToken(token), now })
    reply.status(201)
    const path = routes.readCalendar.path.replace(':token', token)
    return { url: `${ctx.config.http.publicUrl}${path}`, createdAt: toIso(now) }
  })

  addRoute(http, ctx, 'readCalendar', async ({ params, request, reply }) => {
    const calendar = Buffer.from(await readCalendar(ctx, params.token))
    const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`
    reply.headers({
      etag,
      // revalidated each time, since the right may have ended, and stored by no cache in between
      'cache-control': 'private, no-cache',
      // its address is a secret
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    if (isKnown(request.headers['if-none-match'], etag)) {
      reply.status(304).send()
      return undefined
    }
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="postwright.ics"')
      .send(calendar)
    return undefined
  })
}

/** By weak comparison (RFC 9110, 13.1.2): a proxy that compresses weakens the tag. */
function isKnown(sent: string | undefined, etag: string): boolean {
  return (sent ?? '').split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag)
}
