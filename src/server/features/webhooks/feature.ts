import type { Feature } from '#server/context/feature'
import { webhookLimits } from '#shared/rules/webhooks'
import { hourMs, secondMs } from '#shared/time/durations'
import { toIso } from '#shared/time/iso'
import { deleteDeliveries, deliveryMoments } from './delivery-repository.ts'
import { webhookLane } from './lane.ts'
import { webhooksOfEvents } from './queue-deliveries.ts'
import { registerWebhookRoutes } from './routes.ts'
import { Targets, takeDelivery } from './send-deliveries.ts'
import { deleteFormerKeys, listWebhooks } from './webhook-repository.ts'

/** Many at once: each mostly waits for an answer. */
const atOnce = 32

export const webhooks: Feature = {
  routes: [registerWebhookRoutes],
  subscribers: [webhooksOfEvents],
  moments: [
    ...deliveryMoments,
    {
      table: 'webhooks',
      column: 'former_keys_until',
      farthestMs: webhookLimits.formerSecretMs,
      becomes: { former_keys_until: 'now' },
    },
  ],
  lanes: (ctx) => {
    const targets = new Targets()
    const take = (signal: AbortSignal) => takeDelivery(ctx, targets, signal)
    return [{ name: webhookLane, size: atOnce, everyMs: secondMs, take }]
  },
  sweeps: (ctx) => [
    {
      name: 'webhooks',
      everyMs: hourMs,
      run: async () => {
        await deleteDeliveries(ctx.db, ctx.now() - webhookLimits.deliveryKeptMs)
        await deleteFormerKeys(ctx.db, ctx.now())
      },
    },
  ],
  exportData: {
    files: {
      'webhooks.json': 'Your webhooks: the sites they send to, and what they hear of. Their secrets are not in it.',
    },
    async *read({ db }, { workspace }) {
      const own = await listWebhooks(db, workspace)
      yield {
        name: 'webhooks.json',
        json: own.map(({ id, kind, target, events, createdAt }) => ({
          id,
          kind,
          target,
          events,
          createdAt: toIso(createdAt),
        })),
      }
    },
  },
}
