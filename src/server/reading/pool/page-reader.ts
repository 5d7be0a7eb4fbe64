import { type ChildProcess, fork } from 'node:child_process'
import { childFlags } from '#server/platform/confined/run-child'
import { watchMemory, watchProcessorTime } from '#server/platform/confined/watch-process'
import { builtScript } from '#server/platform/files-of-product'
import type { Extracted, PageAnswer, PageRequest } from './page-messages.ts'

const childScript = builtScript('reading/pool/page-child')

/** Room for the DOM of a page that is 10 MB of text; one that needs more ends the process, not the server. */
const heapMb = 100
const startMs = 60_000

export interface PageLimits {
  /** Processor time of the page. */
  processorMs: number
  /** By the clock, for a process that waits or a machine that has no time for it. */
  waitMs: number
  maxRssBytes: number
}

/** One reader process. It reads one page at a time; giving it a second one is a bug. */
export class PageReader {
  readonly #child: ChildProcess
  readonly #ready: Promise<void>
  /** Resolves when the process has exited; until then it occupies memory, killed or not. */
  readonly gone: Promise<void>
  #isAlive = true

  constructor(script = childScript) {
    this.#child = fork(script, [], {
      execArgv: childFlags(heapMb),
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.gone = new Promise((resolve) => {
      const settle = () => {
        this.#isAlive = false
        resolve()
      }
      this.#child.once('exit', settle).once('error', settle)
    })
    this.#ready = this.#nextAnswer(startMs).then(() => undefined)
    // The caller of a page gets the error; there may be no caller yet.
    this.#ready.catch(() => {})
    this.#letProcessEnd(true)
  }

  get isAlive(): boolean {
    return this.#isAlive
  }

  /**
   * Reads a page. A reader that fails here in any way has ended itself.
   * @throws Error when the page took too much time or memory, or broke the extraction
   */
  async read(page: PageRequest, { processorMs, waitMs, maxRssBytes }: PageLimits): Promise<Extracted> {
    this.#letProcessEnd(false)
    const watches = [watchMemory(this.#child.pid, maxRssBytes, () => this.end())]
    const stopWatching = () => {
      for (const stop of watches) stop()
    }
    this.#child.once('exit', stopWatching)
    try {
      await this.#ready
      watches.push(watchProcessorTime(this.#child.pid, processorMs, () => this.end()))
      const answered = this.#nextAnswer(waitMs)
      this.#child.send(page)
      const answer = await answered
      if (answer.kind === 'failed') throw new Error(answer.reason)
      if (answer.kind === 'ready') throw new Error('The reader process answered out of turn')
      return answer
    } catch (error) {
      this.end()
      throw error
    } finally {
      stopWatching()
      this.#child.off('exit', stopWatching)
      if (this.#isAlive) this.#letProcessEnd(true)
    }
  }

  /** Kills the process; `gone` resolves when it has exited. */
  end(): void {
    this.#isAlive = false
    this.#letProcessEnd(false) // or a command could end before it is gone
    this.#child.kill('SIGKILL')
  }

  #nextAnswer(limitMs: number): Promise<PageAnswer> {
    const child = this.#child
    return new Promise((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(timer)
        child.off('message', onMessage).off('exit', onExit).off('error', onError)
        then()
      }
      const onMessage = (answer: unknown) => settle(() => resolve(answer as PageAnswer))
      const onExit = (code: number | null, signal: string | null) =>
        settle(() => reject(new Error(`The reader process ended (${signal ?? code})`)))
      const onError = (error: Error) => settle(() => reject(error))
      const timer = setTimeout(() => settle(() => reject(new Error(`Not read within ${limitMs} ms`))), limitMs)
      child.on('message', onMessage).on('exit', onExit).on('error', onError)
    })
  }

  /** Idle readers keep no command from ending. */
  #letProcessEnd(isIdle: boolean): void {
    if (isIdle) {
      this.#child.unref()
      this.#child.channel?.unref()
    } else {
      this.#child.ref()
      this.#child.channel?.ref()
    }
  }
}
