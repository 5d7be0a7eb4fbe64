import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import type { AiConfig, ModelSource } from './ai-config.ts'
import { fitTexts } from './article/fit-texts.ts'
import { buildAnglesPrompt } from './build-angles-prompt.ts'
import { buildCheckPrompt } from './build-check-prompt.ts'
import { buildContradictionsPrompt, parseContradictions } from './build-contradictions-prompt.ts'
import { buildPassagePrompt } from './build-passage-prompt.ts'
import { buildPrompt } from './build-prompt.ts'
import { buildOpeningsPrompt, buildRefinementPrompt } from './build-refinement-prompt.ts'
import { toFaultError } from './model-errors.ts'
import { articleBudget, isConfigured, modelLabel } from './models.ts'
import { parseAngles } from './parse-angles.ts'
import { parseOpenings } from './parse-openings.ts'
import { parsePassage } from './parse-passage.ts'
import { parseSupport } from './parse-support.ts'
import type { Prompt } from './prompt.ts'
import { sourcesOf } from './several-sources.ts'
import { defaultLimits, type StreamLimits, streamPost } from './stream-post.ts'
import { createWritingThread, type WritingThread } from './thread/writing-thread.ts'
import { type ModelCall, prepareCall } from './vendors.ts'
import type { Writer, WritingRequest, WrittenPost } from './writer.ts'

type WriteOptions = Parameters<Writer['writePost']>[1]

interface Sent {
  written: WrittenPost
  vendorName: string
}

/** Shortening a longer article takes more of the main thread's time than one caller may have of it. */
const longestFittedHere = 100_000

/** A writer for all configured models and for the composer, which needs none. Opens no connection by itself. */
export function createWriter(
  models: AiConfig | ModelSource,
  { thread = createWritingThread(), ...options }: { limits?: Partial<StreamLimits>; thread?: WritingThread } = {},
): Writer {
  const limits = { ...defaultLimits, ...options.limits }
  const readConfig = async () => ('read' in models ? await models.read() : models)

  async function ask(
    request: Pick<WritingRequest, 'model' | 'useWebSearch' | 'source' | 'moreSources'>,
    promptFor: (call: ModelCall, texts: readonly string[], modelLabel: string) => Prompt,
    writing: WriteOptions,
  ): Promise<Sent> {
    const whole = sourcesOf(request).map(({ text }) => text)
    const shortened = async (call: ModelCall, label: string) =>
      promptFor(call, await shorten(whole, articleBudget(request.model), writing.signal), label)
    return await send(request, shortened, writing)
  }

  async function send(
    { model, useWebSearch }: Pick<WritingRequest, 'model' | 'useWebSearch'>,
    promptFor: (call: ModelCall, modelLabel: string) => Prompt | Promise<Prompt>,
    { signal, onDelta }: WriteOptions,
  ): Promise<Sent> {
    const config = await readConfig()
    if (model === 'composer' || !isConfigured(config, model)) {
      throw new AppError('model_not_configured', 'modelNotSetUp')
    }
    const call = await prepareCall(config, model, useWebSearch)
    const prompt = await promptFor(call, modelLabel(config, model))
    const { text, sources, usage } = await streamPost(call, prompt, { signal, onDelta, limits })
    const written = { text, upstreamModel: call.upstreamName, sources, note: null, usage, prompt }
    return { written, vendorName: call.vendorName }
  }

  async function shorten(texts: readonly string[], budget: number, signal: AbortSignal): Promise<string[]> {
    const characters = texts.reduce((sum, { length }) => sum + length, 0)
    if (characters <= longestFittedHere) return fitTexts(texts, budget)
    return await thread.run(signal, 'fitTexts', texts, budget)
  }

  return {
    async writePost(request, writing) {
      if (writing.signal.aborted) throw cancelled()
      if (request.model === 'composer') {
        return handOver(await thread.run(writing.signal, 'composePost', request), writing)
      }
      const { written } = await ask(
        request,
        ({ tools }, texts, label) =>
          buildPrompt({ ...request, useWebSearch: tools !== undefined }, { modelLabel: label, texts }),
        writing,
      )
      return written
    },

    async refinePost(request, writing) {
      if (writing.signal.aborted) throw cancelled()
      if (request.model === 'composer') {
        return handOver(await thread.run(writing.signal, 'composeRefinement', request), writing)
      }
      const { written } = await ask(request, (_call, texts) => buildRefinementPrompt(request, texts), writing)
      return written
    },

    async rewritePassage(request, { signal }) {
      if (signal.aborted) throw cancelled()
      if (request.model === 'composer') throw new AppError('model_not_supported', 'composerCannotRewrite')
      const { written, vendorName } = await ask(request, (_call, texts) => buildPassagePrompt(request, texts), {
        signal,
        onDelta: () => {},
      })
      const answer = parsePassage(written.text, request)
      if (answer.kind === 'unsupported') throw new AppError('conflict', because('passageUnsupported', answer))
      if (answer.kind === 'unusable') throw toFaultError('no_passage', vendorName)
      return { ...written, text: answer.text }
    },

    async nameSupport(request, { signal }) {
      if (signal.aborted) throw cancelled()
      const { written } = await ask(request, (_call, texts) => buildCheckPrompt(request, texts), {
        signal,
        onDelta: () => {},
      })
      return parseSupport(written.text, request.sentences.length)
    },

    async nameContradictions(request, { signal }) {
      if (signal.aborted) throw cancelled()
      const { written } = await send({ ...request, useWebSearch: false }, () => buildContradictionsPrompt(request), {
        signal,
        onDelta: () => {},
      })
      return parseContradictions(written.text, request.pairs.length)
    },

    async suggestOpenings(request, { signal }) {
      if (signal.aborted) throw cancelled()
      if (request.model === 'composer') return await thread.run(signal, 'composeOpenings', request)
      const { written, vendorName } = await ask(request, (_call, texts) => buildOpeningsPrompt(request, texts), {
        signal,
        onDelta: () => {},
      })
      const openings = parseOpenings(written.text, request)
      if (openings.length === 0) throw toFaultError('no_openings', vendorName)
      return openings
    },

    async suggestAngles(request, { signal }) {
      if (signal.aborted) throw cancelled()
      if (request.model === 'composer') {
        return { ...(await thread.run(signal, 'anglesFromFacts', request.source)), caution: null }
      }
      const { written, vendorName } = await ask(
        { ...request, useWebSearch: false },
        (_call, texts) => buildAnglesPrompt(request, texts),
        { signal, onDelta: () => {} },
      )
      const found = parseAngles(written.text, sourcesOf(request))
      if (found.angles.length === 0) throw toFaultError('unreadable', vendorName)
      return found
    },
  }
}

/** What was composed is there at once; it is handed over line by line so that a reader sees one way of arriving. */
async function handOver(
  { text, note }: { text: string; note: string | null },
  { signal, onDelta }: WriteOptions,
): Promise<WrittenPost> {
  for (const line of text.match(/[^\n]*\n+|[^\n]+/g) ?? []) {
    if (signal.aborted) throw cancelled()
    onDelta(line)
    await nextTurn()
  }
  return { text, upstreamModel: 'composer', sources: [], note }
}

function cancelled(): AppError {
  return new AppError('cancelled', 'writingCancelled')
}
