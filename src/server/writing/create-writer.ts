import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '#server/platform/errors'
import type { AiConfig } from './ai-config.ts'
import { buildPrompt, type Prompt } from './build-prompt.ts'
import { buildOpeningsPrompt, buildRefinementPrompt } from './build-refinement-prompt.ts'
import { toFaultError } from './model-errors.ts'
import { isConfigured, modelLabel } from './models.ts'
import { parseOpenings } from './parse-openings.ts'
import { type StreamLimits, streamPost } from './stream-post.ts'
import { type ModelCall, prepareCall } from './vendors.ts'
import type { Writer, WritingRequest, WrittenPost } from './writer.ts'

type WriteOptions = Parameters<Writer['writePost']>[1]

/** A writer for every model the settings name, and the composer, which needs none. Opens no connection by itself. */
export function createWriter(config: AiConfig, options: { limits?: StreamLimits } = {}): Writer {
  async function ask(
    { model, useWebSearch }: WritingRequest,
    promptFor: (call: ModelCall) => Prompt,
    { signal, onDelta }: WriteOptions,
  ): Promise<{ written: WrittenPost; vendorName: string }> {
    if (model === 'composer' || !isConfigured(config, model)) {
      throw new AppError('model_not_configured', 'This model is not set up on this server. Choose another one.')
    }
    const call = await prepareCall(config, model, useWebSearch)
    const { text, sources } = await streamPost(call, promptFor(call), { signal, onDelta, ...options })
    return { written: { text, upstreamModel: call.upstreamName, sources, note: null }, vendorName: call.vendorName }
  }

  return {
    async writePost(request, writing) {
      if (writing.signal.aborted) throw cancelled()
      if (request.model === 'composer') {
        const { composePost } = await import('#server/writing/composer/compose-post')
        return handOver(composePost(request), writing)
      }
      const label = modelLabel(config, request.model)
      const { written } = await ask(
        request,
        ({ tools }) => buildPrompt({ ...request, useWebSearch: tools !== undefined }, { modelLabel: label }),
        writing,
      )
      return written
    },

    async refinePost(request, writing) {
      if (writing.signal.aborted) throw cancelled()
      if (request.model === 'composer') {
        const { composeRefinement } = await import('#server/writing/composer/compose-refinement')
        return handOver(composeRefinement(request), writing)
      }
      const { written } = await ask(request, () => buildRefinementPrompt(request), writing)
      return written
    },

    async suggestOpenings(request, { signal }) {
      if (signal.aborted) throw cancelled()
      if (request.model === 'composer') {
        const { composeOpenings } = await import('#server/writing/composer/compose-refinement')
        return composeOpenings(request)
      }
      const { written, vendorName } = await ask(request, () => buildOpeningsPrompt(request), {
        signal,
        onDelta: () => {},
      })
      const openings = parseOpenings(written.text, request.post)
      if (openings.length === 0) throw toFaultError('no_openings', vendorName)
      return openings
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
  return new AppError('cancelled', 'Writing was cancelled.')
}
