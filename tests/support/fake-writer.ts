import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#server/platform/errors'
import type { OpeningsRequest, RefinementRequest, Writer, WritingRequest, WrittenPost } from '#server/writing/writer'

/** A writer whose work the test decides; it notes what it was asked. */
export class FakeWriter implements Writer {
  readonly requests: WritingRequest[] = []
  readonly aborted: WritingRequest[] = []
  /** What the next posts become; throws to fail. */
  write: (request: WritingRequest) => Promise<string> = async () => 'A post.'
  /** Addresses of the pages that the next posts cite. */
  cites: readonly string[] = []

  async writePost(
    request: WritingRequest,
    { signal, onDelta }: { signal: AbortSignal; onDelta: (text: string) => void },
  ): Promise<WrittenPost> {
    this.requests.push(request)
    const left = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        this.aborted.push(request)
        reject(new AppError('cancelled', 'The generation was cancelled.'))
      })
    })
    const text = await Promise.race([this.write(request), left])
    onDelta(text)
    const sources = this.cites.map((url, place) => ({ index: place + 1, url, title: null }))
    return { text, upstreamModel: 'fake-1', sources, note: null }
  }

  refinePost(request: RefinementRequest, options: Parameters<Writer['writePost']>[1]): Promise<WrittenPost> {
    return this.writePost(request, options)
  }

  async suggestOpenings(request: OpeningsRequest, { signal }: { signal: AbortSignal }): Promise<string[]> {
    const { text } = await this.writePost(request, { signal, onDelta: () => {} })
    return text.split('\n')
  }
}

/** Waits until a condition holds, for at most ten seconds. @throws Error naming what was waited for */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await condition()) return
    await sleep(20)
  }
  throw new Error(`Waited in vain for: ${what}`)
}
