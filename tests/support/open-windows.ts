/**
 * Closes windows before the server whose pages they show: otherwise a page that still calls it would log an error, now
 * and then and in any test.
 */

const open = new Map<string, Set<() => Promise<void>>>()

/** @param url the server's, whose shutdown waits for `close` */
export function closesBefore(url: string, close: () => Promise<void>): void {
  const closings = open.get(url) ?? new Set()
  open.set(url, closings.add(close))
}

/** Await it before stopping a server. */
export async function closeWindowsOf(url: string): Promise<void> {
  const closings = open.get(url) ?? []
  open.delete(url)
  await Promise.all([...closings].map((close) => close()))
}
