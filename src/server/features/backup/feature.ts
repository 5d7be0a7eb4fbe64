import { type Feature, minuteMs } from '#server/context/feature'
import { backUpOnSchedule } from './scheduled-backups.ts'

export const backup: Feature = {
  sweeps: (ctx) => [{ name: 'backups', everyMs: minuteMs, run: (signal) => backUpOnSchedule(ctx, signal) }],
}
