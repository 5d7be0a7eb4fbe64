import { type Metrics, noMetrics } from './measure.ts'

/** Metrics cost memory, so they are loaded only if the settings enable them. */
export async function openMetrics(config: { token: string | null; port: number | null }): Promise<Metrics> {
  if (config.token === null && config.port === null) return noMetrics
  const { createMetrics } = await import('./metrics.ts')
  return createMetrics()
}
