import type { EventEmitter } from 'node:events'
import { url as debuggerAddress } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { builtScript } from './files-of-product.ts'
import type { Log } from './log.ts'

const watcherScript = builtScript('platform/event-loop-watcher')

export interface StallLimits {
  /** How long the event loop may be blocked before it is reported, with a stack of the running code. */
  warnAfterMs: number
  /** And before the process is killed, so that its supervisor restarts it. */
  endAfterMs: number
  /** How often the main thread beats, and the watcher checks it. */
  everyMs: number
}

const defaultStallLimits: StallLimits = { warnAfterMs: 1_000, endAfterMs: 30_000, everyMs: 500 }

/** The watcher's worker data. */
export interface WatcherData extends StallLimits {
  /** Counts the beats. */
  beats: Int32Array
  /** The lowest level to write, as pino counts: 40 for a warning, 60 for fatal. */
  minLevel: number
}

/**
 * Watches the main thread from another one, which keeps running while the main one is blocked. A suspended machine does
 * not count as blocked, and nothing is watched while a debugger is attached. Costs a thread of about nine megabytes.
 * @param server its requests count as beats: a flood of them delays timers, and killing the process would not help
 * @returns a function that ends the watch
 */
export function watchEventLoop(log: Log, limits: StallLimits = defaultStallLimits, server?: EventEmitter): () => void {
  if (debuggerAddress() !== undefined) return () => undefined
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const beat = () => void Atomics.add(beats, 0, 1)
  const beating = setInterval(beat, limits.everyMs).unref()
  server?.on('request', beat)
  const workerData: WatcherData = { ...limits, beats, minLevel: log.levelVal }
  const watcher = new Worker(watcherScript, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  })
  watcher.unref()
  watcher.on('error', (error) => log.error({ err: error }, 'the event loop is not watched any more'))
  return () => {
    clearInterval(beating)
    server?.off('request', beat)
    void watcher.terminate()
  }
}
