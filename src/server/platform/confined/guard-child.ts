import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const intervalMs = 10

/**
 * For a child process: ends it when its parent is gone, and when it holds more memory or takes more processor time than
 * it may. The parent watches its child as well, but one that was itself killed cannot, and one that is busy looks too
 * late. A thread, which runs even while the main one is stuck, then ends the process.
 * @param maxRssBytes V8's own limit does not count buffers
 * @param maxProcessorMs unlike the clock, it does not count what others do on a busy machine meanwhile
 * @returns when the thread runs, which it would not begin to while the main one is stuck: await it before the task
 */
export async function guardChild(maxRssBytes: number, maxProcessorMs = Number.POSITIVE_INFINITY): Promise<void> {
  const guard = `const { workerData } = require('node:worker_threads')
    setInterval(() => {
      const { user, system } = process.cpuUsage()
      const isOver = process.memoryUsage.rss() > workerData.maxRssBytes || (user + system) / 1e3 > workerData.maxProcessorMs
      if (isOver || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL')
    }, ${intervalMs})`
  // Asked here: by the time the thread runs, the parent may be gone already.
  const workerData = { parent: process.ppid, maxRssBytes, maxProcessorMs }
  const thread = new Worker(guard, { eval: true, workerData, resourceLimits: { maxYoungGenerationSizeMb: 1 } })
  await once(thread, 'online')
  thread.unref()
}
