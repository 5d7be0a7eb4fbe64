import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#server/platform/errors'
import { buildPrompt } from '#server/writing/build-prompt'
import { type NamedSupport, parseSupport } from '#server/writing/parse-support'
import type {
  Angles,
  AnglesRequest,
  CheckRequest,
  ContradictionsRequest,
  Opening,
  OpeningsRequest,
  PassageRequest,
  RefinementRequest,
  Writer,
  WritingRequest,
  WrittenPost,
} from '#server/writing/writer'
import { patienceMs } from './patience.ts'

/** A writer whose results the test sets; it records its requests. */
export class FakeWriter implements Writer {
  readonly requests: WritingRequest[] = []
  readonly aborted: WritingRequest[] = []
  /** The next posts' texts; throws to fail. */
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
        reject(new AppError('cancelled', 'generationCancelled'))
      })
    })
    const text = await Promise.race([this.write(request), left])
    onDelta(text)
    const sources = this.cites.map((url, place) => ({ index: place + 1, url, title: null }))
    const prompt = request.model === 'composer' ? undefined : buildPrompt(request)
    return { text, upstreamModel: 'fake-1', sources, note: null, ...(prompt && { prompt }) }
  }

  refinePost(request: RefinementRequest, options: Parameters<Writer['writePost']>[1]): Promise<WrittenPost> {
    return this.writePost(request, options)
  }

  rewritePassage(request: PassageRequest, { signal }: { signal: AbortSignal }): Promise<WrittenPost> {
    return this.writePost(request, { signal, onDelta: () => {} })
  }

  async suggestOpenings(request: OpeningsRequest, { signal }: { signal: AbortSignal }): Promise<Opening[]> {
    const { text } = await this.writePost(request, { signal, onDelta: () => {} })
    return text.split('\n').map((line) => ({ text: line, repeats: null }))
  }

  async nameSupport(request: CheckRequest, { signal }: { signal: AbortSignal }): Promise<Map<number, NamedSupport>> {
    const { text } = await this.writePost(request, { signal, onDelta: () => {} })
    return parseSupport(text, request.sentences.length)
  }

  /** The pairs that the next answers name; throws to fail. */
  contradictions: (request: ContradictionsRequest) => Promise<Set<number>> = async () => new Set()

  nameContradictions(request: ContradictionsRequest): Promise<Set<number>> {
    return this.contradictions(request)
  }

  /** The next articles' angles; throws to fail. */
  angles: (request: AnglesRequest) => Promise<Angles> = async () => ({ angles: [], stances: [], caution: null })

  suggestAngles(request: AnglesRequest): Promise<Angles> {
    return this.angles(request)
  }
}

/** Waits until a condition holds, with the tests' usual patience. @throws Error naming the condition */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + patienceMs
  do {
    if (await condition()) return
    await sleep(20)
  } while (performance.now() < endsAt)
  throw new Error(`Waited in vain for: ${what}`)
}
