import type { PoolUse } from '../database/database.ts'
import type { LaneState } from '../jobs/jobs.ts'
import type { SweepState } from '../jobs/sweeps.ts'

/** What is measured; metrics.ts turns it into Prometheus' format. */

export interface RequestFacts {
  method: string
  /** The route's pattern, never the address. */
  route: string
  status: number
  /** Until the last byte of the answer. */
  ms: number
}

export interface GenerationFacts {
  kind: 'post' | 'version' | 'openings' | 'angles' | 'check'
  model: string
  /** `ok` or the error's code. */
  outcome: string
  /** From the model call to its first words; null: there were none. */
  firstWordsMs: number | null
  /** From the model call to its last word; null: it was not reached. */
  writingMs: number | null
  /** As the vendor counts; null where it does not say. */
  tokensIn: number | null
  tokensOut: number | null
}

/** The current state. */
export interface ServerState {
  queue: readonly LaneState[]
  sweeps: readonly SweepState[]
  /** null: a database without a connection pool. */
  pool: PoolUse | null
  /** Epoch ms. */
  now: number
}

export interface Metrics {
  isOn: boolean
  noteRequest(facts: RequestFacts): void
  noteGeneration(facts: GenerationFacts): void
  noteSecurityEvent(event: string): void
  /** All current figures. */
  print(state: ServerState): Promise<{ contentType: string; text: string }>
}

/** For a server without a port for metrics. */
export const noMetrics: Metrics = {
  isOn: false,
  noteRequest() {},
  noteGeneration() {},
  noteSecurityEvent() {},
  print: () => Promise.reject(new Error('Metrics are off.')),
}
