import type { LanguageModel, ToolSet } from 'ai'
import { modelFacts, type VendorModelId } from '#shared/rules/models'
import type { AiConfig, VendorAccount } from './ai-config.ts'
import { modelLabel, upstreamModel } from './models.ts'

/** Everything one request to a vendor needs, apart from the prompt. */
export interface ModelCall {
  model: LanguageModel
  upstreamName: string
  /** Who is answering, as it reads in a sentence to the author: "OpenAI could not be reached." */
  vendorName: string
  /** Never to appear in an error or a log. */
  secret: string | null
  temperature: number | null
  maxOutputTokens: number | null
  tools: ToolSet | undefined
  providerOptions: NonNullable<Parameters<typeof import('ai')['streamText']>[0]['providerOptions']>
}

export const vendorNames = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google', mistral: 'Mistral' }

/**
 * A client for a model that is configured. The vendors' SDKs are loaded with the first post that needs one:
 * a server without keys never pays for them.
 */
export async function prepareCall(config: AiConfig, id: VendorModelId, useWebSearch: boolean): Promise<ModelCall> {
  const { name, temperature, maxOutputTokens, vendorOptions } = upstreamModel(config, id)
  const facts = { upstreamName: name, temperature, maxOutputTokens, tools: undefined, providerOptions: vendorOptions }
  const vendor = modelFacts[id].vendor

  switch (vendor) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      const openai = createOpenAI(account(config.openai))
      return {
        ...facts,
        model: openai.responses(name),
        vendorName: vendorNames.openai,
        secret: config.openai.apiKey,
        tools:
          useWebSearch && modelFacts[id].hasWebSearch
            ? ({ web_search: openai.tools.webSearch({}) } as ToolSet)
            : undefined,
        // Without this the vendor keeps articles and posts for 30 days.
        providerOptions: { openai: { store: false, ...vendorOptions.openai } },
      }
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const model = createAnthropic(account(config.anthropic))(name)
      return { ...facts, model, vendorName: vendorNames.anthropic, secret: config.anthropic.apiKey }
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      const model = createGoogleGenerativeAI(account(config.google))(name)
      return { ...facts, model, vendorName: vendorNames.google, secret: config.google.apiKey }
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral')
      const model = createMistral(account(config.mistral))(name)
      return { ...facts, model, vendorName: vendorNames.mistral, secret: config.mistral.apiKey }
    }
    default: {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const { apiKey, baseUrl } = config.compatible
      const compatible = createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        fetch: fetchDirectly,
        ...(apiKey && { apiKey }),
      })
      return { ...facts, model: compatible(name), vendorName: modelLabel(config, id), secret: apiKey }
    }
  }
}

function account({ apiKey, baseUrl }: VendorAccount) {
  return { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }), fetch: fetchDirectly }
}

/**
 * A redirect would carry the key and the article to wherever it points. And the answer is tied to the signal once more:
 * under load Node's fetch can lose it (the request that hands it on may be collected), and a model that nobody listens
 * to would go on writing.
 */
export const fetchDirectly: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const signal = init?.signal
  if (!response.body || !signal) return response
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response)
}
