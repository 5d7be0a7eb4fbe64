import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Http } from '#server/platform/http/http'
import { getSettings, saveSettings } from './settings-repository.ts'

export function registerSettingsRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getSettings', ({ actor: { user } }) => getSettings(ctx.db, user.id))

  addRoute(http, ctx, 'saveSettings', async ({ actor: { user }, body }) => {
    await saveSettings(ctx.db, user.id, body)
    return await getSettings(ctx.db, user.id)
  })
}
