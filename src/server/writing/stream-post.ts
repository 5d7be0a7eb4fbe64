import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageModelV3StreamPart as Part } from '@ai-sdk/provider'
import { AppError } from '#server/platform/errors'
import { createDraft, type Draft, type DraftedPost } from './draft.ts'
import { isWorthRetrying, type ModelFault, requestedWaitMs, toFaultError, toModelError } from './model-errors.ts'
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
  /** If a vendor requests a longer wait there is no retry: the author gets the error at once. */
  longestRetryAfterMs: number
}

export const defaultLimits: StreamLimits = {
  firstTokenMs: 30_000,
  silenceMs: 30_000,
  wholeMs: 120_000,
  retryDelayMs: 500,
  longestRetryAfterMs: 5_000,
}

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
      const waitMs = requestedWaitMs(error) ?? limits.retryDelayMs
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
  const takeText = (text: string) => {
    watch.hear(true)
    draft.push(text)
  }

  await readParts(await startStream(call, prompt, watch.signal), watch.signal, (part) => {
    if (isSignOfWork(part)) watch.begin()
    if (part.type === 'text-delta') {
      if (part.delta === '') return
      const isPost = !skippedBlocks.has(part.id)
      watch.hear(true)
      if (isPost) draft.push(part.delta)
      call.texts.came(part.delta, isPost && draft.shownCharacters > 0 ? takeText : null)
      return
    }
    watch.hear(false)
    if (part.type === 'error') throw part.error
    if (part.type === 'text-start' && isCommentary(part)) skippedBlocks.add(part.id)
    if (part.type === 'source' && part.sourceType === 'url') draft.cite(part.url, part.title ?? null)
    if (part.type === 'finish') finish = part
  })

  const fault = faultOf(finish, watch.hasBegun)
  if (fault) throw toFaultError(fault, call.vendorName)
  const { inputTokens, outputTokens } = finish?.usage ?? {}
  return { ...draft.finish(), usage: { tokensIn: inputTokens?.total ?? null, tokensOut: outputTokens?.total ?? null } }
}

async function startStream(call: ModelCall, prompt: Prompt, abortSignal: AbortSignal): Promise<ReadableStream<Part>> {
  const { stream } = await call.model.doStream({
    prompt: [
      { role: 'system', content: prompt.system },
      { role: 'user', content: [{ type: 'text', text: prompt.user }] },
    ],
    ...(call.temperature !== null && { temperature: call.temperature }),
    ...(call.maxOutputTokens !== null && { maxOutputTokens: call.maxOutputTokens }),
    ...(call.tools && { tools: call.tools, toolChoice: { type: 'auto' } }),
    providerOptions: call.providerOptions,
    abortSignal,
  })
  return stream
}

/** Rejects with the signal's reason as soon as it is aborted: a silent stream does not always notice by itself. */
async function readParts(stream: ReadableStream<Part>, signal: AbortSignal, take: (part: Part) => void): Promise<void> {
  const reader = stream.getReader()
  const leave = () => void reader.cancel(signal.reason).catch(() => {}) // ends the reading; what failed beside it is told
  signal.addEventListener('abort', leave, { once: true })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      if (done) return
      take(value)
    }
  } finally {
    signal.removeEventListener('abort', leave)
    leave()
  }
}

/** Text, reasoning or a search: from here on the model works for us, and a retry would be paid for twice. */
function isSignOfWork(part: Part): boolean {
  if (part.type === 'text-delta') return part.delta !== ''
  return /^(reasoning|tool|source)/.test(part.type)
}

/** Some models talk about what they are doing before they answer; that is no part of the post. */
function isCommentary(part: Extract<Part, { type: 'text-start' }>): boolean {
  return part.providerMetadata?.openai?.phase === 'commentary'
}

/** Finish reasons that the SDKs pass on as they came: gateways and servers have words of other vendors. */
const refusalReasons = /content_?filter|refus|guardrail_intervened|safety|recitation|blocklist|prohibited|moderation/i

/** @param hasBegun whether anything came that shows a model at work; else what came was no answer of one */
function faultOf(finish: Extract<Part, { type: 'finish' }> | undefined, hasBegun: boolean): ModelFault | null {
  const { unified, raw } = finish?.finishReason ?? {}
  if (unified === 'stop') return null
  if (unified === 'length') return 'length_limit'
  if (unified === 'content-filter' || refusalReasons.test(raw ?? '')) return 'refused'
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
