import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Http } from '#server/platform/http/http'
import type { UserStyle } from '#shared/contract/styles'
import { defaultLanguage } from '#shared/rules/languages'
import { defaultModel } from '#shared/rules/models'
import { createUserStyle, searchingOnlyWhereItCan } from './create-user-style.ts'
import { styleNotFound } from './style-not-found.ts'
import { type ContentStyle, listSharedStyles, listUserStyles } from './style-repository.ts'
import { deleteUserStyle, updateUserStyle } from './user-style-repository.ts'

/** Content styles over HTTP: the shared ones by name only, one's own with everything. */
export function registerStyleRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listSharedStyles', async () => {
    const styles = await listSharedStyles(ctx.db)
    return styles.map(({ id, name, displayOrder }) => ({ id, name, displayOrder }))
  })

  addRoute(http, ctx, 'listUserStyles', async ({ actor }) => {
    const styles = await listUserStyles(ctx.db, actor.workspace)
    return styles.map(toUserStyle)
  })

  addRoute(http, ctx, 'createUserStyle', async ({ actor, body, reply }) => {
    const style = await createUserStyle(ctx, actor, body)
    reply.status(201)
    return toUserStyle(style)
  })

  addRoute(http, ctx, 'updateUserStyle', async ({ actor, params, body }) => {
    const style = await updateUserStyle(ctx.db, actor.workspace, params.id, searchingOnlyWhereItCan(body))
    if (!style) throw styleNotFound()
    return toUserStyle(style)
  })

  addRoute(http, ctx, 'deleteUserStyle', async ({ actor, params }) => {
    if (!(await deleteUserStyle(ctx.db, actor.workspace, params.id))) throw styleNotFound()
    return undefined
  })
}

function toUserStyle(style: ContentStyle): z.infer<typeof UserStyle> {
  return {
    id: style.id,
    name: style.name,
    defaultModel: style.defaultModel ?? defaultModel,
    defaultLanguage: style.defaultLanguage ?? defaultLanguage,
    address: style.address,
    defaultWebSearch: style.defaultWebSearch,
    examplePosts: [...style.examplePosts],
  }
}
