import { formatNumber } from '#client/lib/formatting'

const units = ['KB', 'MB', 'GB', 'TB'] as const

/** '840 KB', '3.1 MB', '212 GB': three digits at most. A KB is 1,000 bytes, as disk makers count. */
export function describeSize(bytes: number): string {
  let size = bytes / 1000
  let step = 0
  while (size >= 999.5 && step < units.length - 1) {
    size /= 1000
    step += 1
  }
  return `${formatNumber(size < 9.95 ? Math.round(size * 10) / 10 : Math.round(size))} ${units[step]}`
}
