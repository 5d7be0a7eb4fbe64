import { setTimeout as sleep } from 'node:timers/promises'
import type { TextStreamPart, ToolSet } from 'ai'
import { AppError } from '#server/platform/errors'
import { createDraft, type Draft, type DraftedPost } from './draft.ts'
import { isWorthRetrying, type ModelFault, retryAfterMs, toFaultError, toModelError } from './model-errors.ts'
import type { Prompt } from './prompt.ts'
import { UnfinishedWriting } from './unfinished-writing.ts'
import type { ModelCall } from './vendors.ts'
import type { WrittenPost } from './writer.ts'

export interface StreamLimits {
  /** Until the model shows its first sign of work; a retry and the wait before it count. */
  firstTokenMs: number
  /** Between two pieces, from the first text on; before it a model may think for as long as the whole may take. */
  silenceMs: number
  wholeMs: number
  /** Waited before the one retry when the vendor names no time. */
  retryDelayMs: number
  /** A vendor that asks to wait longer gets no retry: the author is told at once. */
  longestRetryAfterMs: number
}

export const defaultLimits: StreamLimits = {
  firstTokenMs: 30_000,
  silenceMs: 30_000,
  wholeMs: 120_000,
  retryDelayMs: 500,
  longestRetryAfterMs: 5_000,
}

type Part = TextStreamPart<ToolSet>
type StreamedPost = DraftedPost & Required<Pick<WrittenPost, 'usage'>>

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
 * @throws UnfinishedWriting ai_rate_limited | ai_rejected_key | ai_unavailable | ai_refused | cancelled
 */
export async function streamPost(call: ModelCall, prompt: Prompt, options: StreamOptions): Promise<StreamedPost> {
  const limits = options.limits ?? defaultLimits
  const watch = startWatch(options.signal, limits)
  const draft = createDraft(call.vendorName, { dropsCitations: call.tools !== undefined, onDelta: options.onDelta })
  try {
    return await attempt(call, prompt, draft, watch).catch(async (error: unknown) => {
      const waitMs = retryAfterMs(error) ?? limits.retryDelayMs
      if (watch.hasBegun || !isWorthRetrying(error) || waitMs > limits.longestRetryAfterMs) throw error
      await sleep(waitMs, undefined, { signal: watch.signal })
      return attempt(call, prompt, draft, watch)
    })
  } catch (error) {
    throw toUnfinished(error, { call, prompt, draft, watch })
  } finally {
    watch.stop()
  }
}

function toUnfinished(
  error: unknown,
  { call, prompt, draft, watch }: { call: ModelCall; prompt: Prompt; draft: Draft; watch: Watch },
): UnfinishedWriting {
  const { hasBegun } = watch
  const failure = watch.verdict(call.vendorName) ?? toModelError(error, { ...call, hasBegun })
  const { shownCharacters } = draft
  // a refusal is nothing to go on from
  const drafted = failure.code === 'ai_refused' ? null : draft.breakOff()
  return new UnfinishedWriting(failure, {
    hasBegun,
    fellSilent: watch.fellSilent,
    written: drafted && { ...drafted, upstreamModel: call.upstreamName, note: null, prompt },
    shownCharacters,
  })
}

async function attempt(call: ModelCall, prompt: Prompt, draft: Draft, watch: Watch): Promise<StreamedPost> {
  const skippedBlocks = new Set<string>()
  let finish: Extract<Part, { type: 'finish' }> | undefined

  for await (const part of untilAborted(await startStream(call, prompt, watch.signal), watch.signal)) {
    if (isSignOfWork(part)) watch.begin()
    watch.hear(part.type === 'text-delta')
    if (part.type === 'error') throw part.error
    if (part.type === 'text-start' && isCommentary(part)) skippedBlocks.add(part.id)
    if (part.type === 'text-delta' && !skippedBlocks.has(part.id)) draft.push(part.text)
    if (part.type === 'source' && part.sourceType === 'url') draft.cite(part.url, part.title ?? null)
    if (part.type === 'finish') finish = part
  }

  const fault = faultOf(finish, watch.hasBegun)
  if (fault) throw toFaultError(fault, call.vendorName)
  const { inputTokens = null, outputTokens = null } = finish?.totalUsage ?? {}
  return { ...draft.finish(), usage: { tokensIn: inputTokens, tokensOut: outputTokens } }
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

/** @param hasBegun whether anything came that shows a model at work; else what came was no answer of one */
function faultOf(finish: Extract<Part, { type: 'finish' }> | undefined, hasBegun: boolean): ModelFault | null {
  if (finish?.finishReason === 'stop') return null
  if (finish?.finishReason === 'length') return 'length_limit'
  if (finish?.finishReason === 'content-filter' || /content_filter|refusal/.test(finish?.rawFinishReason ?? ''))
    return 'refused'
  return hasBegun ? 'incomplete' : 'unreadable'
}

interface Watch {
  /** Aborts the upstream call: the reader left, or time is up. */
  signal: AbortSignal
  readonly hasBegun: boolean
  readonly fellSilent: boolean
  begin(): void
  /** Something came. @param isText from the first text on, silence ends the call */
  hear(isText: boolean): void
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
  let silence: NodeJS.Timeout | undefined

  return {
    signal: upstream.signal,
    get hasBegun() {
      return hasBegun
    },
    get fellSilent() {
      return verdict === 'silent'
    },
    begin() {
      hasBegun = true
      clearTimeout(firstToken)
    },
    hear(isText) {
      if (silence) silence.refresh()
      else if (isText) silence = setTimeout(() => interrupt('silent'), limits.silenceMs)
    },
    verdict(vendor) {
      if (verdict === null) return null
      return verdict === 'cancelled' ? new AppError('cancelled', 'writingCancelled') : toFaultError(verdict, vendor)
    },
    stop() {
      clearTimeout(firstToken)
      clearTimeout(whole)
      clearTimeout(silence)
      reader.removeEventListener('abort', onLeave)
      upstream.abort() // closes the connection when the stream was left before its end
    },
  }
}
