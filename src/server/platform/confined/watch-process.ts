import { readProcessorMs, readRss } from './process-usage.ts'

/** @param onTooMuch called repeatedly while a process exceeds its memory limit @returns ends the watch */
export function watchMemory(pid: number | undefined, maxBytes: number, onTooMuch: (rss: number) => void): () => void {
  return watch(pid, { read: readRss, everyMs: 50 }, (rss) => {
    if (rss > maxBytes) onTooMuch(rss)
  })
}

/**
 * Processor time counts from this call. Unlike the clock it does not count other processes on a busy machine.
 * @param onTooMuch called repeatedly while a process has exceeded its limit
 * @returns ends the watch
 */
export function watchProcessorTime(
  pid: number | undefined,
  maxMs: number,
  onTooMuch: (ms: number) => void,
): () => void {
  let before: number | undefined
  return watch(pid, { read: readProcessorMs, everyMs: 100 }, (now) => {
    before ??= now
    if (now - before > maxMs) onTooMuch(now - before)
  })
}

/** Starts a reading only after the last one has ended, so that slow ones never pile up. */
function watch(
  pid: number | undefined,
  { read, everyMs }: { read: (pid: number) => Promise<number>; everyMs: number },
  onReading: (value: number) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    const value = pid === undefined ? 0 : await read(pid)
    if (isStopped) return // the watch has ended, and the pid may be another process's
    onReading(value)
    timer = setTimeout(look, everyMs)
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
