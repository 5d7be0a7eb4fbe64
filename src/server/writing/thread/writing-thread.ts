import { WorkThread } from '#server/platform/confined/work-thread'
import { AppError } from '#server/platform/errors'
import { builtScript } from '#server/platform/files-of-product'
import type { Asked, Done, WorkAnswer, WorkName, WorkRequest } from './work.ts'

const workerScript = builtScript('writing/thread/worker')

/** The worst text found takes a third of a second of a quiet processor; see bench/hostile-texts.mjs. */
const defaultLimits = { timeoutMs: 10_000, idleMs: 60_000, maxWaiting: 40 }
/** A piece of work is short, and all wait in one line. */
const everyone = 'everyone'

export interface WritingThread {
  /** @throws AppError busy | TOO_COMPLEX | cancelled, and what the work throws */
  run<Name extends WorkName>(signal: AbortSignal, name: Name, ...given: Asked<Name>): Promise<Done<Name>>
}

/**
 * Runs work on a whole article without a model in a separate thread with a deadline, so that no text can block the
 * server for others. Only the thread loads its code.
 */
export function createWritingThread(script = workerScript, { maxWaiting, ...limits } = defaultLimits): WritingThread {
  const thread = new WorkThread<WorkRequest, WorkAnswer>({
    script,
    heapMb: 96,
    ...limits,
    turns: {
      maxWaiting: maxWaiting,
      maxWaitingEach: maxWaiting,
      budgetMs: Number.POSITIVE_INFINITY,
      windowMs: 60_000,
    },
    busyReason: 'composerBusy',
    tooMuchReason: 'composerTooMuch',
  })
  return {
    async run<Name extends WorkName>(signal: AbortSignal, name: Name, ...given: Asked<Name>): Promise<Done<Name>> {
      const answer = await thread.ask({ name, given }, { person: everyone, signal })
      if (answer.ok) return answer.done as Done<Name>
      if ('bug' in answer) throw new Error(answer.bug)
      throw new AppError(answer.refused.code, answer.refused.reason)
    },
  }
}
