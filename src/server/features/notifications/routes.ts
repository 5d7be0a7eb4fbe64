import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { findCommentMails, setCommentMails } from '#server/features/settings/settings-repository'
import { messageBody } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { toIso } from '#shared/time/iso'
import {
  countPeopleWaiting,
  countUnseen,
  isInAnyTeam,
  listNotifications,
  seeNotifications,
} from './notification-repository.ts'

const maxShown = 30

/** The bell over HTTP. */
export function registerNotificationRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listNotifications', async ({ actor: { user } }) => {
    const [unseen, peopleWaiting, notices, inTeam, commentMails] = await Promise.all([
      countUnseen(ctx.db, user.id),
      countPeopleWaiting(ctx.db, user.id),
      listNotifications(ctx.db, user.id, maxShown),
      isInAnyTeam(ctx.db, user.id),
      findCommentMails(ctx.db, user.id),
    ])
    return {
      unseen,
      peopleWaiting,
      notices: notices.map(({ ownerId: _owner, reason, at, team, ...notification }) => ({
        ...notification,
        team: team && { slug: team.slug, name: team.name },
        at: toIso(at),
        message: messageBody(reason),
      })),
      commentMails: inTeam ? commentMails : null,
    }
  })

  addRoute(http, ctx, 'setCommentMails', async ({ actor: { user }, body }) => {
    await setCommentMails(ctx.db, user.id, body.commentMails, ctx.now())
    return undefined
  })

  addRoute(http, ctx, 'seeNotifications', async ({ actor: { user }, body }) => {
    await seeNotifications(ctx.db, user.id, body.upTo, ctx.now())
    return undefined
  })
}
