import { AppError } from '#server/platform/errors'
import type { PlainReason } from '#shared/errors/reason'
import { timedOut, toFetchError } from './network-errors.ts'

/**
 * Ends connections after a time, or when the caller leaves. A controller of its own: on Node 20 AbortSignal.any with a
 * timeout can be collected before it fires.
 * @throws AppError source_unreachable after that time, cancelled with `reason` by the caller; else as toFetchError
 */
export async function withinTime<Result>(
  ms: number,
  { signal, reason }: { signal: AbortSignal | undefined; reason: PlainReason },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController()
  const cancel = () => stop.abort(new AppError('cancelled', reason))
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel)
  const timer = setTimeout(() => stop.abort(timedOut()), ms)
  try {
    return await work(stop.signal)
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : toFetchError(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
