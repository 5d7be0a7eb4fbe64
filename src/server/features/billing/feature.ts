import type { Feature } from '#server/context/feature'
import { hourMs, minuteMs, secondMs } from '#shared/time/durations'
import { subscriptionJobs } from './change-subscription.ts'
import { readFactsAtStart, readFactsWhenDue } from './provider-facts.ts'
import { generationMoments, sweepGenerations } from './quota.ts'
import { registerBillingRoutes } from './routes.ts'
import { listEntries } from './subscription-repository.ts'
import { runPaymentClock, sweepSubscriptions } from './sweep-subscriptions.ts'
import { sweepWebhookEvents } from './webhook-events.ts'

export const billing: Feature = {
  routes: [registerBillingRoutes],
  jobs: subscriptionJobs,
  moments: generationMoments,
  sweeps: (ctx) => [
    { name: 'generations', everyMs: 10 * secondMs, run: () => sweepGenerations(ctx, { nobodyElseRuns: false }) },
    { name: 'payment clock', everyMs: 2 * secondMs, actsOutside: true, run: () => runPaymentClock(ctx) },
    {
      name: 'subscriptions',
      everyMs: 10 * secondMs,
      actsOutside: true,
      run: (signal) => sweepSubscriptions(ctx, signal),
    },
    { name: 'payment facts', everyMs: minuteMs, run: () => readFactsWhenDue(ctx) },
    { name: 'payment notices', everyMs: hourMs, run: () => sweepWebhookEvents(ctx.db, ctx.now()) },
  ],
  start: (ctx) => void readFactsAtStart(ctx),
  exportData: {
    files: { 'billing.json': 'Your payments and what happened to your subscription.' },
    async *read({ db }, { workspace }) {
      yield { name: 'billing.json', json: await listEntries(db, workspace) }
    },
  },
}
