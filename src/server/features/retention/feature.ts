import type { Feature } from '#server/context/feature'
import { hourMs } from '#shared/time/durations'
import { retentionJobs, sweepRetention } from './sweep-retention.ts'

/**
 * Without plans nobody's paid time counts, and everything is kept.
 * @param featuresWithData each after the features whose data its own refers to
 */
export function retention(featuresWithData: readonly Feature[]): Feature {
  const deletions = featuresWithData.flatMap(({ deleteData = [] }) => deleteData).toReversed()
  return {
    jobs: retentionJobs,
    sweeps: (ctx) =>
      ctx.config.plans.areOff
        ? []
        : [
            {
              name: 'retention',
              everyMs: hourMs,
              actsOutside: true,
              run: (signal) => sweepRetention(ctx, deletions, signal),
            },
          ],
  }
}
