import { formatNumber } from '#client/lib/formatting'
import { exportTexts } from './texts.ts'

/** '840 bytes', '12.4 KB', '3.1 MB'. A KB is 1,024 bytes, as in the limits shown to people. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return exportTexts.bytes(bytes, formatNumber(bytes))
  const [size, unit] = bytes < 1_000 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB']
  return `${formatNumber(Math.round(size * 10) / 10)} ${unit}`
}
