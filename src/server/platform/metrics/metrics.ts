import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '../version.ts'
import type { GenerationFacts, Metrics, RequestFacts, ServerState } from './measure.ts'

/**
 * The figures in Prometheus' format. Loaded only when enabled. Labels have few values, all of them ours: patterns of
 * routes, ids of models, codes of outcomes, names of lanes and sweeps.
 */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // the process: memory, processor time, garbage collection, and the event loop's delay
  collectDefaultMetrics({ register: registry })

  const info = new Gauge({
    name: 'postwright_info',
    help: 'The version that runs.',
    labelNames: ['version'],
    registers,
  })
  info.set({ version }, 1)
  const requests = new Histogram({
    name: 'postwright_http_request_seconds',
    help: 'Requests by route and class of status, until the last byte.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.02, 0.1, 0.5, 2, 10, 60],
    registers,
  })
  const generations = new Counter({
    name: 'postwright_generations_total',
    help: 'Posts, versions and openings by model and outcome: ok, or the code of the failure.',
    labelNames: ['kind', 'model', 'outcome'],
    registers,
  })
  const firstWords = new Histogram({
    name: 'postwright_model_first_words_seconds',
    help: 'From asking a model to its first words.',
    labelNames: ['model'],
    buckets: [0.25, 0.5, 1, 2, 5, 10, 30],
    registers,
  })
  const whole = new Histogram({
    name: 'postwright_model_whole_seconds',
    help: 'From asking a model to its last word, where the whole text came.',
    labelNames: ['model'],
    buckets: [1, 2, 5, 10, 20, 45, 120],
    registers,
  })
  const tokens = new Counter({
    name: 'postwright_model_tokens_total',
    help: 'Tokens as the vendors count them.',
    labelNames: ['model', 'direction'],
    registers,
  })
  const securityEvents = new Counter({
    name: 'postwright_security_events_total',
    help: 'Security events by name.',
    labelNames: ['event'],
    registers,
  })
  const showState = createStateGauges(registers)

  return {
    isOn: true,
    noteRequest({ method, route, status, ms }: RequestFacts) {
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
    },
    noteGeneration(facts: GenerationFacts) {
      const { kind, model, outcome } = facts
      generations.inc({ kind, model, outcome })
      if (facts.firstWordsMs !== null) firstWords.observe({ model }, facts.firstWordsMs / 1000)
      if (facts.writingMs !== null) whole.observe({ model }, facts.writingMs / 1000)
      if (facts.tokensIn !== null) tokens.inc({ model, direction: 'in' }, facts.tokensIn)
      if (facts.tokensOut !== null) tokens.inc({ model, direction: 'out' }, facts.tokensOut)
    },
    noteSecurityEvent(event) {
      securityEvents.inc({ event })
    },
    async print(state) {
      showState(state)
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** Gauges that are read when the figures are. */
function createStateGauges(registers: Registry[]): (state: ServerState) => void {
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name: `postwright_${name}`, help, labelNames, registers })
  const jobs = gauge('jobs', 'Queued jobs of all processes by lane and state.', ['lane', 'state'])
  const oldest = gauge('jobs_oldest_waiting_seconds', 'How long the job waits that is due longest.', ['lane'])
  const lastRun = gauge('sweep_last_end_timestamp_seconds', 'When a sweep of this process last ended.', ['sweep'])
  const failures = gauge('sweep_failures', 'Runs of a sweep that failed since the start.', ['sweep'])
  const connections = gauge('database_connections', 'Connections of the pool by state.', ['state'])
  const waiting = gauge('database_waiting', 'Queries that wait for a connection.', [])

  return ({ queue, sweeps, pool, now }) => {
    for (const lane of queue) {
      const states = { waiting: lane.waiting, running: lane.running, later: lane.later, gave_up: lane.gaveUp }
      for (const [state, count] of Object.entries(states)) jobs.set({ lane: lane.lane, state }, count)
      oldest.set({ lane: lane.lane }, lane.oldestDueAt === null ? 0 : (now - lane.oldestDueAt) / 1000)
    }
    for (const sweep of sweeps) {
      failures.set({ sweep: sweep.name }, sweep.failures)
      if (sweep.lastEndedAt !== null) lastRun.set({ sweep: sweep.name }, sweep.lastEndedAt / 1000)
    }
    if (!pool) return
    connections.set({ state: 'busy' }, pool.total - pool.idle)
    connections.set({ state: 'idle' }, pool.idle)
    waiting.set(pool.waiting)
  }
}
