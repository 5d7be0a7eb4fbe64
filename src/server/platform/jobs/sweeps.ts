import { errorWords } from '../describe-error.ts'
import type { Log } from '../log.ts'
import type { Sweep } from './job.ts'

/** The state of a sweep in this process. Times are epoch ms. */
export interface SweepState {
  name: string
  everyMs: number
  isRunning: boolean
  /** When its last run ended; null: it has not run yet. */
  lastEndedAt: number | null
  lastMs: number | null
  /** null: its last run succeeded, or there was none. */
  lastError: string | null
  runs: number
  failures: number
}

/** The first run comes soon, so that a process that never lives for an hour still runs hourly sweeps. */
const firstRunMs = 60_000

/** Runs each sweep on its own timer. A tick during the sweep's own run is skipped. */
export function startSweeps(sweeps: readonly Sweep[], parts: { log: Log; now: () => number; signal: AbortSignal }) {
  const timers: NodeJS.Timeout[] = []
  const running = new Set<Promise<void>>()
  const states = sweeps.map((sweep): SweepState => {
    const state: SweepState = {
      name: sweep.name,
      everyMs: sweep.everyMs,
      isRunning: false,
      lastEndedAt: null,
      lastMs: null,
      lastError: null,
      runs: 0,
      failures: 0,
    }
    const tick = () => {
      if (state.isRunning || parts.signal.aborted) return
      const ended = run(sweep, state, parts).finally(() => running.delete(ended))
      running.add(ended)
    }
    timers.push(setInterval(tick, sweep.everyMs).unref())
    if (sweep.everyMs > firstRunMs) timers.push(setTimeout(tick, firstRunMs).unref())
    return state
  })

  return {
    states: (): SweepState[] => states.map((state) => ({ ...state })),
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

async function run(
  sweep: Sweep,
  state: SweepState,
  { log, now, signal }: { log: Log; now: () => number; signal: AbortSignal },
): Promise<void> {
  const startedAt = performance.now()
  state.isRunning = true
  state.runs += 1
  try {
    await sweep.run(signal)
    state.lastError = null
  } catch (error) {
    state.failures += 1
    state.lastError = errorWords(error)
    log.error({ err: error, sweep: sweep.name }, 'a sweep failed')
  } finally {
    state.isRunning = false
    state.lastEndedAt = now()
    state.lastMs = Math.round(performance.now() - startedAt)
  }
}
