import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Asks an address again and again, each time some milliseconds after the last answer, and tells how long each answer
 * took; on a thread of its own, so that nothing else the bench does is measured. Any message ends it.
 */
const { url, everyMs } = workerData
const times = []
let isAsking = true
parentPort.once('message', () => {
  isAsking = false
})
while (isAsking) {
  const startedAt = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  times.push(performance.now() - startedAt)
  await sleep(everyMs)
}
parentPort.postMessage(times)
