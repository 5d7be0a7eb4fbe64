/** Milliseconds of processor time that a piece of work takes; unlike the clock it does not count other processes. */
export function processorMs(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
/** The same for work that runs alone in this process. */
export async function processorMsOf(work) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
/**
 * The minimum of a few runs, which is closest to the work's own time.
 * @param enoughMs a run within this time ends the measurement: more runs would change nothing
 */
export function minProcessorMs(work, { runs = 3, enoughMs = 0 } = {}) {
  let least = processorMs(work)
  for (let run = 1; run < runs && least > enoughMs; run += 1) least = Math.min(least, processorMs(work))
  return least
}
