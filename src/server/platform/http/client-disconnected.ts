import type { HttpReply } from './http.ts'

/** Aborted when the connection closes before the answer is complete. */
export function clientDisconnected(reply: HttpReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
