/**
 * One lane's loop: takes jobs while there are any and fewer than its limit are running, and again whenever it is woken.
 */
export interface Lane {
  wake(): void
  /** Takes no more. Resolves when the running jobs have ended. */
  stop(): Promise<void>
}

/**
 * @param parts.claim takes the next job; undefined when there is none. When it throws, the lane pauses until it is
 *   woken.
 * @param parts.work runs it, and never throws
 */
export function createLane<Job>(parts: {
  size: number
  claim: () => Promise<Job | undefined>
  work: (job: Job) => Promise<void>
  onError: (error: unknown) => void
}): Lane {
  const running = new Set<Promise<void>>()
  let filling: Promise<void> | undefined
  let wasWoken = false
  let isStopped = false

  function wake() {
    wasWoken = true
    filling ??= fill()
      .catch(parts.onError)
      .finally(() => {
        filling = undefined
      })
  }

  async function fill() {
    // a job added during an empty claim has woken the lane, so it claims once more
    while (wasWoken && !isStopped) {
      wasWoken = false
      while (!isStopped && running.size < parts.size) {
        const job = await parts.claim()
        if (!job) break
        const ended = parts.work(job).finally(() => {
          running.delete(ended)
          wake()
        })
        running.add(ended)
      }
    }
  }

  return {
    wake,
    async stop() {
      isStopped = true
      await filling
      await Promise.all(running)
    },
  }
}
