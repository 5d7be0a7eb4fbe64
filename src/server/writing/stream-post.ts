import { setTimeout as sleep } from 'node:timers/promises'
import type { TextStreamPart, ToolSet } from 'ai'
import { AppError } from '#server/platform/errors'
import type { Prompt } from './build-prompt.ts'
import { isWorthRetrying, type ModelFault, retryAfterMs, toFaultError, toModelError } from './model-errors.ts'
import { createTidier } from './tidy-text.ts'
import type { ModelCall } from './vendors.ts'
import type { WrittenPost } from './writer.ts'

export interface StreamLimits {
  /** Until the model shows its first sign of work; a retry and the wait before it count. */
  firstTokenMs: number
  wholeMs: number
  /** Waited before the one retry when the vendor names no time. */
  retryDelayMs: number
  /** A vendor that asks to wait longer gets no retry: the author is told at once. */
  longestRetryAfterMs: number
}

export const defaultLimits: StreamLimits = {
  firstTokenMs: 30_000,
  wholeMs: 120_000,
  retryDelayMs: 500,
  longestRetryAfterMs: 5_000,
}

/** Ten times what LinkedIn takes: a model that gets here will not come to an end by itself. */
const longestOutput = 30_000

type Part = TextStreamPart<ToolSet>
type StreamedPost = Pick<WrittenPost, 'text' | 'sources'>

interface StreamOptions {
  signal: AbortSignal
  onDelta: (text: string) => void
  limits?: StreamLimits
}

/**
 * One post from a model, streamed. Resolves only with a whole text: no error on the way and a proper finish.
 * A 429 or 5xx before the first token is retried once; afterwards nothing is, since a retry is paid for again.
 * Whatever ends the call, the connection to the vendor is closed with it.
 *
 * @throws AppError ai_rate_limited | ai_rejected_key | ai_unavailable | ai_refused | cancelled
 */
export async function streamPost(call: ModelCall, prompt: Prompt, options: StreamOptions): Promise<StreamedPost> {
  const limits = options.limits ?? defaultLimits
  const watch = startWatch(options.signal, limits)
  try {
    return await attempt(call, prompt, options, watch).catch(async (error: unknown) => {
      const waitMs = retryAfterMs(error) ?? limits.retryDelayMs
      if (watch.hasBegun || !isWorthRetrying(error) || waitMs > limits.longestRetryAfterMs) throw error
      await sleep(waitMs, undefined, { signal: watch.signal })
      return attempt(call, prompt, options, watch)
    })
  } catch (error) {
    throw watch.verdict(call.vendorName) ?? toModelError(error, call.vendorName, call.secret)
  } finally {
    watch.stop()
  }
}

async function attempt(
  call: ModelCall,
  prompt: Prompt,
  { onDelta }: StreamOptions,
  watch: Watch,
): Promise<StreamedPost> {
  const tidier = createTidier({ dropsCitations: call.tools !== undefined })
  const sources = new Map<string, string | null>()
  const skippedBlocks = new Set<string>()
  let text = ''
  let finish: Extract<Part, { type: 'finish' }> | undefined

  function show(piece: string): void {
    if (piece === '') return
    text += piece
    if (text.length > longestOutput) throw toFaultError('endless', call.vendorName)
    onDelta(piece)
  }

  for await (const part of untilAborted(await startStream(call, prompt, watch.signal), watch.signal)) {
    if (isSignOfWork(part)) watch.begin()
    if (part.type === 'error') throw part.error
    if (part.type === 'text-start' && isCommentary(part)) skippedBlocks.add(part.id)
    if (part.type === 'text-delta' && !skippedBlocks.has(part.id)) show(tidier.push(part.text))
    if (part.type === 'source' && part.sourceType === 'url' && !sources.has(part.url))
      sources.set(part.url, part.title ?? null)
    if (part.type === 'finish') finish = part
  }

  const fault = faultOf(finish)
  if (fault) throw toFaultError(fault, call.vendorName)
  show(tidier.end())
  if (text === '') throw toFaultError('empty', call.vendorName)
  return { text, sources: [...sources].map(([url, title], index) => ({ index: index + 1, url, title })) }
}

async function startStream(call: ModelCall, prompt: Prompt, abortSignal: AbortSignal): Promise<AsyncIterable<Part>> {
  const { streamText } = await import('ai')
  globalThis.AI_SDK_LOG_WARNINGS = false // or it prints between the log's JSON lines
  return streamText({
    model: call.model,
    system: prompt.system,
    prompt: prompt.user,
    ...(call.temperature !== null && { temperature: call.temperature }),
    ...(call.maxOutputTokens !== null && { maxOutputTokens: call.maxOutputTokens }),
    ...(call.tools && { tools: call.tools }),
    providerOptions: call.providerOptions,
    maxRetries: 0,
    abortSignal,
    onError: () => {}, // the default prints to the console; errors arrive as parts of the stream as well
  }).fullStream
}

/** Ends with the signal's reason as soon as it is aborted: a silent stream does not always notice by itself. */
async function* untilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = stream[Symbol.asyncIterator]()
  const aborted = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  aborted.catch(() => {}) // it may come when nobody waits for it any more
  for (;;) {
    const step = await Promise.race([iterator.next(), aborted])
    if (step.done) return
    yield step.value
  }
}

/** Text, reasoning or a search: from here on the model works for us, and a retry would be paid for twice. */
function isSignOfWork(part: Part): boolean {
  return /^(text-delta|reasoning|tool|source)/.test(part.type)
}

/** Some models talk about what they are doing before they answer; that is no part of the post. */
function isCommentary(part: Extract<Part, { type: 'text-start' }>): boolean {
  return part.providerMetadata?.openai?.phase === 'commentary'
}

function faultOf(finish: Extract<Part, { type: 'finish' }> | undefined): ModelFault | null {
  if (finish?.finishReason === 'stop') return null
  if (finish?.finishReason === 'length') return 'length_limit'
  if (finish?.finishReason === 'content-filter' || /content_filter|refusal/.test(finish?.rawFinishReason ?? ''))
    return 'refused'
  return 'incomplete'
}

interface Watch {
  /** Aborts the upstream call: the reader left, or time is up. */
  signal: AbortSignal
  readonly hasBegun: boolean
  begin(): void
  /** The error the watch itself is responsible for, null while it has not intervened. */
  verdict(vendor: string): AppError | null
  stop(): void
}

function startWatch(reader: AbortSignal, limits: StreamLimits): Watch {
  const upstream = new AbortController()
  let hasBegun = false
  let verdict: 'cancelled' | ModelFault | null = null

  function interrupt(reason: 'cancelled' | ModelFault): void {
    verdict ??= reason
    upstream.abort(new DOMException(reason, 'AbortError'))
  }

  const onLeave = () => interrupt('cancelled')
  reader.addEventListener('abort', onLeave, { once: true })
  if (reader.aborted) onLeave()
  const firstToken = setTimeout(() => interrupt('slow_start'), limits.firstTokenMs)
  const whole = setTimeout(() => interrupt('slow'), limits.wholeMs)

  return {
    signal: upstream.signal,
    get hasBegun() {
      return hasBegun
    },
    begin() {
      hasBegun = true
      clearTimeout(firstToken)
    },
    verdict(vendor) {
      if (verdict === null) return null
      return verdict === 'cancelled'
        ? new AppError('cancelled', 'Writing was cancelled.')
        : toFaultError(verdict, vendor)
    },
    stop() {
      clearTimeout(firstToken)
      clearTimeout(whole)
      reader.removeEventListener('abort', onLeave)
      upstream.abort() // closes the connection when the stream was left before its end
    },
  }
}
