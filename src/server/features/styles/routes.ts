import type { Context } from '#server/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Http } from '#server/platform/http'
import { defaultLanguage } from '#shared/rules/languages'
import { defaultModel } from '#shared/rules/models'
import { listSharedStyles, listUserStyles } from './style-repository.ts'

/** Content styles over HTTP: the shared ones by name only, one's own with everything. */
export function registerStyleRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listSharedStyles', async () => {
    const styles = await listSharedStyles(ctx.db)
    return styles.map(({ id, name, displayOrder }) => ({ id, name, displayOrder }))
  })

  addRoute(http, ctx, 'listUserStyles', async ({ user }) => {
    const styles = await listUserStyles(ctx.db, user.id)
    return styles.map((style) => ({
      id: style.id,
      name: style.name,
      defaultModel: style.defaultModel ?? defaultModel,
      defaultLanguage: style.defaultLanguage ?? defaultLanguage,
      defaultWebSearch: style.defaultWebSearch,
      examplePosts: [...style.examplePosts],
    }))
  })
}
