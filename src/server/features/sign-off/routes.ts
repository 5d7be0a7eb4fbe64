import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Http } from '#server/platform/http/http'
import { toIso } from '#shared/time/iso'
import { drawSignOff } from './draw-sign-off.ts'
import { listSigningKeys } from './key-repository.ts'
import { obtainSignOff } from './sign-off.ts'

/** Signed records over HTTP. */
export function registerSignOffRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getSignOff', async ({ actor, params, query, reply }) => {
    const file = await obtainSignOff(ctx, actor.workspace, params.id)
    const isPdf = query.format === 'pdf'
    const bytes = isPdf ? await drawSignOff(ctx, file, actor.user) : Buffer.from(file)
    reply
      .type(isPdf ? 'application/pdf' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="sign-off.${query.format}"`)
      .send(Buffer.from(bytes))
    return undefined
  })

  addRoute(http, ctx, 'listSigningKeys', async () =>
    (await listSigningKeys(ctx.db)).map(({ id, publicKey, createdAt, retiredAt }) => ({
      id,
      publicKey,
      since: toIso(createdAt),
      until: toIso(retiredAt),
    })),
  )
}
