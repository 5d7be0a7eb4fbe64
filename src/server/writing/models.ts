/**
 * The server's model registry: each model's name at its vendor, and its parameters. Vendors retire names often, so
 * MODEL_<ID> can replace each without a new release.
 */
import {
  type ModelAudience,
  type ModelId,
  modelFacts,
  modelIds,
  type Vendor,
  type VendorModelId,
} from '#shared/rules/models'
import type { AiConfig } from './ai-config.ts'

type JsonObject = { [key: string]: string | number | boolean | null | JsonObject }

interface UpstreamModel {
  /** The newest name that is not deprecated and that the installed SDK supports; null if the settings name it. */
  name: string | null
  /** Null leaves it to the vendor: reasoning models refuse a temperature, Gemini and Claude advise against one. */
  temperature: number | null
  /**
   * Maximum tokens for reasoning and a post. Null for compatible endpoints: some refuse a request whose sum may exceed
   * the context.
   */
  maxOutputTokens: number | null
  /** How much of an article is shown, in UTF-16 units; local models often have room for 8,000 tokens in all. */
  articleBudget: number
  /** Sent only with the name above, since a configured name may be a model that rejects them. */
  vendorOptions: { [vendor: string]: JsonObject }
}

const hosted = { temperature: null, maxOutputTokens: 16_000, articleBudget: 48_000, vendorOptions: {} }

const upstreamModels: Record<VendorModelId, UpstreamModel> = {
  // A post needs little reasoning, and its reader waits for the first word.
  'gpt-5': { ...hosted, name: 'gpt-5', vendorOptions: { openai: { reasoningEffort: 'low' } } },
  'gpt-4o': { ...hosted, name: 'gpt-4o', temperature: 0.7 },
  'gpt-4.1': { ...hosted, name: 'gpt-4.1', temperature: 0.7 },
  'gpt-4.1-mini': { ...hosted, name: 'gpt-4.1-mini', temperature: 0.7 },
  'claude-3-sonnet': { ...hosted, name: 'claude-sonnet-5-5', vendorOptions: { anthropic: { effort: 'low' } } },
  gemini: {
    ...hosted,
    name: 'gemini-3.8-flash',
    vendorOptions: { google: { thinkingConfig: { thinkingLevel: 'low' } } },
  },
  'mistral-large': { ...hosted, name: 'mistral-large-latest', temperature: 0.7 },
  compatible: { ...hosted, name: null, maxOutputTokens: null, articleBudget: 12_000 },
}

export interface ModelDescription {
  id: ModelId
  label: string
  vendor: Vendor | 'none'
  /** Configured on this server, and available to someone. */
  isConfigured: boolean
  isBasic: boolean
  audience: ModelAudience
  hasWebSearch: boolean
  readsFiles: boolean
}

/** Every model in the order it is offered; the compatible endpoint carries the label its owner gave it. */
export function describeModels(config: AiConfig): ModelDescription[] {
  return modelIds.map((id) => ({
    id,
    ...modelFacts[id],
    label: modelLabel(config, id),
    isConfigured: isConfigured(config, id) && audienceOf(config, id) !== 'nobody',
    isBasic: audienceOf(config, id) === 'everybody',
    audience: audienceOf(config, id),
  }))
}

/** Who may use a model: what an administrator decided, else by its kind. The composer is everybody's. */
export function audienceOf(config: AiConfig, model: ModelId): ModelAudience {
  return config.audiences[model] ?? (modelFacts[model].isBasic ? 'everybody' : 'pro')
}

/** The default name at the vendor; null if there is none. */
export function defaultUpstreamName(model: VendorModelId): string | null {
  return upstreamModels[model].name
}

/** Whether this server can write with the model: its vendor has a key, the compatible endpoint an address and a model. */
export function isConfigured(config: AiConfig, model: ModelId): boolean {
  const { vendor } = modelFacts[model]
  if (vendor === 'none') return true
  if (vendor === 'compatible') return Boolean(config.compatible.baseUrl && upstreamName(config, 'compatible'))
  return Boolean(config[vendor].apiKey)
}

export function modelLabel(config: AiConfig, model: ModelId): string {
  return (model === 'compatible' && config.compatible.label) || modelFacts[model].label
}

/** How to ask the vendor for a model, with the settings' name in place of ours where there is one. */
export function upstreamModel(config: AiConfig, model: VendorModelId): UpstreamModel & { name: string } {
  const ours = upstreamModels[model]
  const name = upstreamName(config, model)
  return { ...ours, name, vendorOptions: name === ours.name ? ours.vendorOptions : {} }
}

function upstreamName(config: AiConfig, model: VendorModelId): string {
  const own = model === 'compatible' ? config.compatible.model : upstreamModels[model].name
  return config.upstreamNames[model] || own || ''
}

/** How many UTF-16 units of an article the model is shown. */
export function articleBudget(model: ModelId): number {
  return model === 'composer' ? Number.POSITIVE_INFINITY : upstreamModels[model].articleBudget
}
