import { type Feature, hourMs } from '#server/context/feature'
import { retentionJobs, sweepRetention } from './sweep-retention.ts'

/** Without plans nobody's paid time counts, and everything is kept. */
export const retention: Feature = {
  jobs: retentionJobs,
  sweeps: (ctx) =>
    ctx.config.plans.areOff
      ? []
      : [{ name: 'retention', everyMs: hourMs, actsOutside: true, run: (signal) => sweepRetention(ctx, signal) }],
}
