import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '#server/platform/errors'
import type { AiConfig } from './ai-config.ts'
import { buildPrompt } from './build-prompt.ts'
import { isConfigured, modelLabel } from './models.ts'
import { type StreamLimits, streamPost } from './stream-post.ts'
import { prepareCall } from './vendors.ts'
import type { Writer, WritingRequest, WrittenPost } from './writer.ts'

type WriteOptions = Parameters<Writer['writePost']>[1]

/** A writer for every model the settings name, and the composer, which needs none. Opens no connection by itself. */
export function createWriter(config: AiConfig, options: { limits?: StreamLimits } = {}): Writer {
  return {
    async writePost(request, { signal, onDelta }) {
      const { model } = request
      if (signal.aborted) throw cancelled()
      if (model === 'composer') return compose(request, { signal, onDelta })
      if (!isConfigured(config, model)) {
        throw new AppError('model_not_configured', 'This model is not set up on this server. Choose another one.')
      }

      const call = await prepareCall(config, model, request.useWebSearch)
      const prompt = buildPrompt(
        { ...request, useWebSearch: call.tools !== undefined },
        { modelLabel: modelLabel(config, model) },
      )
      const { text, sources } = await streamPost(call, prompt, { signal, onDelta, ...options })
      return { text, upstreamModel: call.upstreamName, sources, note: null }
    },
  }
}

/** The composed post is there at once; it is handed over line by line so that a reader sees one way of arriving. */
async function compose(request: WritingRequest, { signal, onDelta }: WriteOptions): Promise<WrittenPost> {
  const { composePost } = await import('#server/writing/composer/compose-post')
  const { text, note } = composePost(request)
  for (const line of text.match(/[^\n]*\n+|[^\n]+/g) ?? []) {
    if (signal.aborted) throw cancelled()
    onDelta(line)
    await nextTurn()
  }
  return { text, upstreamModel: 'composer', sources: [], note }
}

function cancelled(): AppError {
  return new AppError('cancelled', 'Writing was cancelled.')
}
