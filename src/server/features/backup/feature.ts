import type { Feature } from '#server/context/feature'
import { minuteMs } from '#shared/time/durations'
import { beat } from './heartbeat.ts'
import { backUpOnSchedule } from './scheduled-backups.ts'

export const backup: Feature = {
  sweeps: (ctx) => [
    { name: 'heartbeat', everyMs: minuteMs, run: () => beat(ctx, { isStart: false }) },
    { name: 'backups', everyMs: minuteMs, run: (signal) => backUpOnSchedule(ctx, signal) },
  ],
}
