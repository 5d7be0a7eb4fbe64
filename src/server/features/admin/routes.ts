import type { Context } from '#server/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { toListedUser } from '#server/features/accounts/user-dto'
import { listPendingUsers } from '#server/features/accounts/user-repository'
import type { Http } from '#server/platform/http'
import { approveUser } from './approve-user.ts'

/** What only administrators may ask for and do. */
export function registerAdminRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listPendingUsers', async () => {
    const users = await listPendingUsers(ctx.db)
    return users.map((user) => toListedUser(user, ctx.now()))
  })

  addRoute(http, ctx, 'approveUser', async ({ params }) => toListedUser(await approveUser(ctx, params.id), ctx.now()))
}
