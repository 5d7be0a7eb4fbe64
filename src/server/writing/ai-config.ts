import type { ModelAudience, ModelId, Vendor } from '#shared/rules/models'

/** One vendor's account. `baseUrl` is as the vendor's SDK takes it; null means the vendor's own address. */
export interface VendorAccount {
  apiKey: string | null
  baseUrl: string | null
}

/** What the environment and administrators say about models. A vendor without a key is not configured; its models can't be chosen. */
export interface AiConfig {
  openai: VendorAccount
  anthropic: VendorAccount
  google: VendorAccount
  mistral: VendorAccount
  /** One OpenAI-compatible endpoint (Ollama, LM Studio, vLLM, a gateway); many of them need no key. */
  compatible: { baseUrl: string | null; apiKey: string | null; model: string | null; label: string | null }
  /** From MODEL_<ID> or an administrator: the name to ask the vendor for, instead of the one in models.ts. */
  upstreamNames: Partial<Record<ModelId, string>>
  /** Where an administrator decided who may use a model; else basic models are everybody's and the others Pro's. */
  audiences: Partial<Record<ModelId, ModelAudience>>
  /** How many calls this installation makes in a day, where that is bounded. */
  dailyCalls: { vendors: Partial<Record<Vendor, number>>; models: Partial<Record<ModelId, number>> }
}

/** Provides the current models; read again for each request, so that changes apply at once. */
export interface ModelSource {
  read(): Promise<AiConfig>
}
