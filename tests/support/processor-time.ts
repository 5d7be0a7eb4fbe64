/** Milliseconds of processor time that a piece of work takes; unlike the clock it does not count what others do meanwhile. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The same of work that others of this process do not stand beside. */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * The least of a few runs, which is nearest to what the work itself takes.
 * @param enoughMs a run that takes no more ends it: what the others take would change nothing
 */
export function minProcessorMs(work: () => unknown, { runs = 3, enoughMs = 0 } = {}): number {
  let least = processorMs(work)
  for (let run = 1; run < runs && least > enoughMs; run += 1) least = Math.min(least, processorMs(work))
  return least
}
