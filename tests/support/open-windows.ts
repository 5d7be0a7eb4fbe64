/**
 * Windows close before the server whose pages they show: a page that still asks it for something would log that nobody
 * answers, now and then and in any test.
 */

const open = new Map<string, Set<() => Promise<void>>>()

/** @param url the server's, whose end waits for `close` */
export function closesBefore(url: string, close: () => Promise<void>): void {
  const closings = open.get(url) ?? new Set()
  open.set(url, closings.add(close))
}

/** To be awaited by whatever ends a server. */
export async function closeWindowsOf(url: string): Promise<void> {
  const closings = open.get(url) ?? []
  open.delete(url)
  await Promise.all([...closings].map((close) => close()))
}
