import { readProcessorMs } from './read-processor-time.ts'

const intervalMs = 100

/**
 * Tells when a process has taken more processor time than it may, counted from this call, until the returned function is
 * called. Unlike the clock it does not count what others do on a busy machine meanwhile.
 */
export function watchProcessorTime(pid: number | undefined, maxMs: number, tell: (ms: number) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let before: number | undefined
  const look = async () => {
    const now = pid === undefined ? 0 : await readProcessorMs(pid)
    if (isStopped) return // it has ended meanwhile, and its number may be another's
    before ??= now
    if (now - before > maxMs) tell(now - before)
    timer = setTimeout(look, intervalMs)
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
