import { type Feature, hourMs } from '#server/context/feature'
import { retentionJobs, sweepRetention } from './sweep-retention.ts'

export const retention: Feature = {
  jobs: retentionJobs,
  sweeps: (ctx) => [{ name: 'retention', everyMs: hourMs, run: (signal) => sweepRetention(ctx, signal) }],
}
