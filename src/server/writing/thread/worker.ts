import { parentPort } from 'node:worker_threads'
import { doWork, type WorkRequest } from './work.ts'

/** A thread that composes: one request, one answer, and so on. */

parentPort?.on('message', (request: WorkRequest) => {
  parentPort?.postMessage(doWork(request))
})
