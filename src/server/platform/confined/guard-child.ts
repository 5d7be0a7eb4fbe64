import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const intervalMs = 10

/**
 * For a child process: ends it when its parent is gone, or when it exceeds its limits of memory or processor time. The
 * parent watches its child too, but not if the parent was killed, and too late if it is busy. A thread, which runs even
 * while the main one is stuck, ends the process.
 * @param maxRssBytes V8's own limit does not count buffers
 * @param maxProcessorMs unlike the clock, it does not count other processes on a busy machine
 * @returns when the thread runs; await it before the task, since the thread can't start while the main one is stuck
 */
export async function guardChild(maxRssBytes: number, maxProcessorMs = Number.POSITIVE_INFINITY): Promise<void> {
  const guard = `const { workerData } = require('node:worker_threads')
    setInterval(() => {
      const { user, system } = process.cpuUsage()
      const isOver = process.memoryUsage.rss() > workerData.maxRssBytes || (user + system) / 1e3 > workerData.maxProcessorMs
      if (isOver || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL')
    }, ${intervalMs})`
  // Read here: by the time the thread runs, the parent may be gone already.
  const workerData = { parent: process.ppid, maxRssBytes, maxProcessorMs }
  const thread = new Worker(guard, { eval: true, workerData, resourceLimits: { maxYoungGenerationSizeMb: 1 } })
  await once(thread, 'online')
  thread.unref()
}
