import type { Context } from '#server/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Http } from '#server/platform/http'
import { exportPersonalData } from './export-personal-data.ts'

export function registerPersonalDataRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'exportUser', async ({ user, reply }) => {
    reply.header('content-disposition', 'attachment; filename="postwright-export.json"')
    return await exportPersonalData(ctx, user)
  })
}
