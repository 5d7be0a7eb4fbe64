import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { messageBody } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { pageOf, readCursor, writeCursor } from '#server/platform/http/page'
import type { Answer } from '#shared/contract/contract'
import { routes } from '#shared/contract/routes'
import { toIso } from '#shared/time/iso'
import { addWebhook, changeWebhook, openAddress, removeWebhook, renewSecret } from './change-webhooks.ts'
import type { Delivery } from './delivery-repository.ts'
import { readDeliveries, replaySince, resendDelivery } from './replay.ts'
import { listWebhooks, type Webhook } from './webhook-repository.ts'

/** Webhooks over HTTP. */
export function registerWebhookRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listWebhooks', async ({ actor }) =>
    (await listWebhooks(ctx.db, actor.workspace)).map((each) => toWebhookDto(ctx, each)),
  )

  addRoute(http, ctx, 'createWebhook', async ({ actor, body, reply }) => {
    const { webhook, secret } = await addWebhook(ctx, actor, body)
    reply.status(201)
    return { ...toWebhookDto(ctx, webhook), secret }
  })

  addRoute(http, ctx, 'updateWebhook', async ({ actor, params, body }) =>
    toWebhookDto(ctx, await changeWebhook(ctx, actor, params.id, body)),
  )

  addRoute(http, ctx, 'deleteWebhook', async ({ actor, params }) => {
    await removeWebhook(ctx, actor, params.id)
    return undefined
  })

  addRoute(http, ctx, 'renewWebhookSecret', async ({ actor, params }) => {
    const { webhook, secret } = await renewSecret(ctx, actor, params.id)
    return { ...toWebhookDto(ctx, webhook), secret }
  })

  addRoute(http, ctx, 'listWebhookDeliveries', async ({ actor, params, query, reply }) => {
    const { limit, state, before } = query
    const found = await readDeliveries(ctx, actor, params.id, { limit: limit + 1, state, before: readCursor(before) })
    const path = routes.listWebhookDeliveries.path.replace(':id', params.id)
    const cursorOf = ({ createdAt: at, id }: Delivery) => writeCursor({ at, id })
    return pageOf(reply, path, query, { found, cursorOf }).map(toDeliveryDto)
  })

  addRoute(http, ctx, 'resendWebhookDelivery', async ({ actor, params }) =>
    toDeliveryDto(await resendDelivery(ctx, actor, params)),
  )

  addRoute(http, ctx, 'replayWebhook', async ({ actor, params, body }) => ({
    deliveries: await replaySince(ctx, actor, params.id, Date.parse(body.since)),
  }))
}

function toWebhookDto(ctx: Context, webhook: Webhook): Answer<'listWebhooks'>[number] {
  const { id, kind, events, publicKey, formerKeysUntil, off } = webhook
  return {
    id,
    kind,
    url: openAddress(ctx, webhook),
    events: [...events],
    publicKey,
    formerSecretUntil: (formerKeysUntil ?? 0) > ctx.now() ? toIso(formerKeysUntil) : null,
    createdAt: toIso(webhook.createdAt),
    isOn: off === null,
    offReason: off?.reason ?? null,
    lastSuccessAt: toIso(webhook.lastSuccessAt),
    lastFailureAt: toIso(webhook.lastFailureAt),
  }
}

function toDeliveryDto(delivery: Delivery): Answer<'listWebhookDeliveries'>[number] {
  const { id, type, state, tries, status, answer, problem, body } = delivery
  return {
    id,
    type,
    at: toIso(delivery.createdAt),
    state,
    tries,
    triedAt: toIso(delivery.triedAt),
    nextAt: toIso(delivery.nextAt),
    status,
    answer,
    problem: problem && messageBody(problem),
    body,
  }
}
