import { Worker } from 'node:worker_threads'

/** What a bench's load is made with, each on a thread of its own beside the bench. */

/** @param workerData how long the first word of each answer takes, the time between pieces, and how many there are */
export async function startPacedModel(workerData) {
  const worker = new Worker(new URL('./paced-model.mjs', import.meta.url), { workerData })
  const port = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  return { baseUrl: `http://127.0.0.1:${port}/v1`, close: () => worker.terminate() }
}

/** Asks for a server's health again and again; `end` tells the milliseconds of each answer. */
export function startHealthProbe(serverUrl, everyMs) {
  const workerData = { url: `${serverUrl}/healthz`, everyMs }
  const worker = new Worker(new URL('./health-probe.mjs', import.meta.url), { workerData })
  const times = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  times.catch(() => {}) // told at the end
  return {
    end() {
      worker.postMessage('enough')
      return times
    },
  }
}

export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
