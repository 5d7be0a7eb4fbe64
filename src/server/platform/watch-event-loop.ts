import type { EventEmitter } from 'node:events'
import { url as debuggerAddress } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { builtScript } from './files-of-product.ts'
import type { Log } from './log.ts'

const watcherScript = builtScript('platform/event-loop-watcher')

export interface StallLimits {
  /** How long the event loop may stand still before it is reported, with a stack of what was running. */
  warnAfterMs: number
  /** And before the process is ended, so that its supervisor starts it again. */
  endAfterMs: number
  /** How often the main thread gives a sign of life, and the watcher looks for it. */
  everyMs: number
}

const usualStallLimits: StallLimits = { warnAfterMs: 1_000, endAfterMs: 30_000, everyMs: 500 }

/** What the watcher is started with. */
export interface WatcherData extends StallLimits {
  /** Counts the signs of life. */
  beats: Int32Array
  /** The lowest level that is written, as pino counts: 40 for a warning, 60 for fatal. */
  minLevel: number
}

/**
 * Watches the main thread from another one, which goes on while the main one is stuck. A stop of the whole machine is
 * no stall, and while a debugger is attached nothing is watched. Costs a thread of about nine megabytes.
 * @param server its requests are signs of life: a flood of them keeps timers waiting, and ending the process helps nobody
 * @returns what ends the watch
 */
export function watchEventLoop(log: Log, limits: StallLimits = usualStallLimits, server?: EventEmitter): () => void {
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
