import type { PoolUse } from '../database/database.ts'
import type { LaneState } from '../jobs/jobs.ts'
import type { SweepState } from '../jobs/sweeps.ts'

/** What is measured; metrics.ts turns it into Prometheus' format. */

export interface RequestFacts {
  method: string
  /** The route's pattern, never what was asked for. */
  route: string
  status: number
  /** Until the last byte of the answer. */
  ms: number
}

export interface GenerationFacts {
  kind: 'post' | 'version' | 'openings' | 'angles' | 'check'
  model: string
  /** `ok` or the code of the failure. */
  outcome: string
  /** From asking the model; null: it said nothing. */
  firstWordsMs: number | null
  /** From asking the model to its last word; null: it did not come to that. */
  writingMs: number | null
  /** As the vendor counts; null where it does not tell. */
  tokensIn: number | null
  tokensOut: number | null
}

/** How things stand at one moment. */
export interface ServerState {
  queue: readonly LaneState[]
  sweeps: readonly SweepState[]
  /** null: a database without a pool. */
  pool: PoolUse | null
  /** Epoch ms. */
  now: number
}

export interface Metrics {
  isOn: boolean
  noteRequest(facts: RequestFacts): void
  noteGeneration(facts: GenerationFacts): void
  noteSecurityEvent(event: string): void
  /** All figures as they are now. */
  print(state: ServerState): Promise<{ contentType: string; text: string }>
}

/** For a server whose figures nobody fetches. */
export const noMetrics: Metrics = {
  isOn: false,
  noteRequest() {},
  noteGeneration() {},
  noteSecurityEvent() {},
  print: () => Promise.reject(new Error('Metrics are off.')),
}
