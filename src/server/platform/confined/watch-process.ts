import { readProcessorMs, readRss } from './process-usage.ts'

/** @param onTooMuch called, again and again, when a process holds more memory than it may. @returns ends the watch */
export function watchMemory(pid: number | undefined, maxBytes: number, onTooMuch: (rss: number) => void): () => void {
  return watch(pid, { read: readRss, everyMs: 50 }, (rss) => {
    if (rss > maxBytes) onTooMuch(rss)
  })
}

/**
 * Processor time counts from this call. Unlike the clock it does not count what others do on a busy machine meanwhile.
 * @param onTooMuch called, again and again, when a process has taken more of it than it may
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

/** Reads again only after the last reading has ended, so that a slow one never piles up. */
function watch(
  pid: number | undefined,
  { read, everyMs }: { read: (pid: number) => Promise<number>; everyMs: number },
  onReading: (value: number) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    const value = pid === undefined ? 0 : await read(pid)
    if (isStopped) return // it has ended meanwhile, and its number may be another's
    onReading(value)
    timer = setTimeout(look, everyMs)
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
