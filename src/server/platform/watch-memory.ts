import { readRss } from './read-rss.ts'

const intervalMs = 50

/**
 * Tells, again and again, when a process holds more than it may, until the returned function is called. It looks again
 * only after the last look has ended, so that a slow one never piles up.
 */
export function watchMemory(pid: number | undefined, maxBytes: number, tell: (rss: number) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    const rss = pid === undefined ? 0 : await readRss(pid)
    if (isStopped) return // it has ended meanwhile, and its number may be another's
    if (rss > maxBytes) tell(rss)
    timer = setTimeout(look, intervalMs)
  }
  timer = setTimeout(look, intervalMs)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
