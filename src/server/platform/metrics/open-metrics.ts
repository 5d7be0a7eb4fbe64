import { type Metrics, noMetrics } from './measure.ts'

/** Counting costs memory, so it is loaded only where the settings ask for it. */
export async function openMetrics(config: { token: string | null; port: number | null }): Promise<Metrics> {
  if (config.token === null && config.port === null) return noMetrics
  const { createMetrics } = await import('./metrics.ts')
  return createMetrics()
}
