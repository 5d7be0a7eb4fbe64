import type { Context } from '#server/context/context'
import type { Feature } from '#server/context/feature'
import { addRoute } from '#server/features/accounts/guarded-route'
import { findUser } from '#server/features/accounts/people/user-repository'
import type { Http } from '#server/platform/http/http'
import { createKey, listKeysFor, revokeKey, toKeyDtos } from './manage-keys.ts'

export const apiKeys: Feature = {
  routes: [registerKeyRoutes],
  exportData: {
    files: { 'api-keys.json': 'Your API keys: their names, scopes and last use, not the keys themselves.' },
    async *read(ctx, { user: id }) {
      const user = await findUser(ctx.db, id)
      if (!user) return // the account was deleted meanwhile
      const own = (await listKeysFor(ctx, user)).filter(({ userId }) => userId === id)
      yield { name: 'api-keys.json', json: await toKeyDtos(ctx, user, own) }
    },
  },
}

/** Keys of the API over HTTP, for people alone: no key makes another. */
function registerKeyRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listKeys', async ({ actor: { user } }) => toKeyDtos(ctx, user, await listKeysFor(ctx, user)))

  addRoute(http, ctx, 'createKey', async ({ actor: { user }, body, reply }) => {
    const { key, text } = await createKey(ctx, user, body)
    const [described] = await toKeyDtos(ctx, user, [key])
    reply.status(201)
    return described && { ...described, key: text }
  })

  addRoute(http, ctx, 'deleteKey', async ({ actor: { user }, params }) => {
    await revokeKey(ctx, user, params.id)
    return undefined
  })
}
