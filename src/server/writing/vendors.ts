import type { LanguageModelV3, LanguageModelV3ProviderTool, SharedV3ProviderOptions } from '@ai-sdk/provider'
import { modelFacts, type Vendor, type VendorModelId } from '#shared/rules/models'
import type { AiConfig, VendorAccount } from './ai-config.ts'
import { modelLabel, upstreamModel } from './models.ts'
import { type ReadTextEvent, readCompletionsText, readMessagesText, readResponsesText } from './text-events.ts'
import { createTextPath, type TextPath } from './text-path.ts'
import { createVendorFetch } from './vendor-fetch.ts'

/** Everything one request to a vendor needs, apart from the prompt. */
export interface ModelCall {
  model: LanguageModelV3
  upstreamName: string
  /** Who is answering, as it reads in a sentence to the author: "OpenAI could not be reached." */
  vendorName: string
  temperature: number | null
  maxOutputTokens: number | null
  tools: LanguageModelV3ProviderTool[] | undefined
  providerOptions: SharedV3ProviderOptions
  /** The way on which most of an answer's text skips the SDK. */
  texts: TextPath
}

export const vendorNames = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google', mistral: 'Mistral' }

/** Google sends few and long pieces, which the SDK may as well read. */
const textEvents: Record<Vendor, ReadTextEvent | null> = {
  openai: readResponsesText,
  anthropic: readMessagesText,
  google: null,
  mistral: readCompletionsText,
  compatible: readCompletionsText,
}

/** OpenAI's own, done on its side. */
const webSearch: LanguageModelV3ProviderTool = {
  type: 'provider',
  id: 'openai.web_search',
  name: 'web_search',
  args: {},
}

/**
 * A client for a model that is configured. The vendors' SDKs are loaded with the first post that needs one:
 * a server without keys never pays for them.
 */
export async function prepareCall(config: AiConfig, id: VendorModelId, useWebSearch: boolean): Promise<ModelCall> {
  const { name, temperature, maxOutputTokens, vendorOptions } = upstreamModel(config, id)
  const vendor = modelFacts[id].vendor
  const texts = createTextPath(vendor === 'none' || useWebSearch ? null : textEvents[vendor])
  const fetch = createVendorFetch(texts)
  const facts = {
    upstreamName: name,
    temperature,
    maxOutputTokens,
    tools: undefined,
    providerOptions: vendorOptions,
    texts,
  }

  switch (vendor) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      const openai = createOpenAI({ ...account(config.openai), fetch })
      return {
        ...facts,
        model: openai.responses(name),
        vendorName: vendorNames.openai,
        tools: useWebSearch && modelFacts[id].hasWebSearch ? [webSearch] : undefined,
        // Without this the vendor keeps articles and posts for 30 days.
        providerOptions: { openai: { store: false, ...vendorOptions.openai } },
      }
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const model = createAnthropic({ ...account(config.anthropic), fetch })(name)
      return { ...facts, model, vendorName: vendorNames.anthropic }
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      const model = createGoogleGenerativeAI({ ...account(config.google), fetch })(name)
      return { ...facts, model, vendorName: vendorNames.google }
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral')
      const model = createMistral({ ...account(config.mistral), fetch })(name)
      return { ...facts, model, vendorName: vendorNames.mistral }
    }
    default: {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const { apiKey, baseUrl } = config.compatible
      const compatible = createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        fetch,
        ...(apiKey && { apiKey }),
      })
      return { ...facts, model: compatible(name), vendorName: modelLabel(config, id) }
    }
  }
}

function account({ apiKey, baseUrl }: VendorAccount) {
  return { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) }
}
