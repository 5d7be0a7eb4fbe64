/**
 * The models for posts, as people choose them. The vendors' names are the server's concern (server/writing/models.ts),
 * since vendors retire them; these ids are stored with posts and never change.
 */

export const modelIds = [
  'gpt-5',
  'gpt-4o',
  'gpt-4.1',
  'gpt-4.1-mini',
  'claude-3-sonnet',
  'gemini',
  'mistral-large',
  'compatible',
  'composer',
] as const
export type ModelId = (typeof modelIds)[number]

/** Those that an administrator sets up, in the order they are shown. */
export const vendors = ['openai', 'anthropic', 'google', 'mistral', 'compatible'] as const

export type Vendor = (typeof vendors)[number]

/** Every model but the composer, which needs no vendor. */
export type VendorModelId = Exclude<ModelId, 'composer'>

/** Who may write with a model. */
export const modelAudiences = ['everybody', 'pro', 'admins', 'nobody'] as const

export type ModelAudience = (typeof modelAudiences)[number]

interface ModelFacts {
  label: string
  vendor: Vendor | 'none'
  /**
   * Basic models are open to trials; the others need Pro (spec section 1), unless an administrator decides otherwise.
   */
  isBasic: boolean
  /** Spec section 6: web search needs gpt-4o or gpt-5. */
  hasWebSearch: boolean
  /**
   * Spec section 4: file upload works with gpt-5, gpt-4o, gpt-4.1; the compatible endpoint and the composer read files
   * too.
   */
  readsFiles: boolean
}

export const modelFacts: Record<ModelId, ModelFacts> = {
  'gpt-5': { label: 'OpenAI GPT-5', vendor: 'openai', isBasic: false, hasWebSearch: true, readsFiles: true },
  'gpt-4o': { label: 'OpenAI GPT-4o', vendor: 'openai', isBasic: true, hasWebSearch: true, readsFiles: true },
  'gpt-4.1': { label: 'OpenAI GPT-4.1', vendor: 'openai', isBasic: false, hasWebSearch: false, readsFiles: true },
  'gpt-4.1-mini': {
    label: 'OpenAI GPT-4.1 mini',
    vendor: 'openai',
    isBasic: true,
    hasWebSearch: false,
    readsFiles: false,
  },
  'claude-3-sonnet': {
    label: 'Anthropic Claude',
    vendor: 'anthropic',
    isBasic: false,
    hasWebSearch: false,
    readsFiles: false,
  },
  gemini: { label: 'Google Gemini', vendor: 'google', isBasic: false, hasWebSearch: false, readsFiles: false },
  'mistral-large': {
    label: 'Mistral Large',
    vendor: 'mistral',
    isBasic: false,
    hasWebSearch: false,
    readsFiles: false,
  },
  compatible: {
    label: 'Compatible model',
    vendor: 'compatible',
    isBasic: true,
    hasWebSearch: false,
    readsFiles: true,
  },
  composer: { label: 'Built-in (no AI)', vendor: 'none', isBasic: true, hasWebSearch: false, readsFiles: true },
}

/** Whether a list shows a model to someone: it is configured, and available to them or with Pro. */
export function isShownTo(
  allowed: readonly ModelId[],
  { id, isConfigured, audience }: { id: ModelId; isConfigured: boolean; audience: ModelAudience },
): boolean {
  return allowed.includes(id) || (isConfigured && audience !== 'admins')
}

/** The outcome of a test call to a vendor. */
export const vendorVerdicts = [
  'worked',
  'no_model',
  'key_refused',
  'out_of_credit',
  'rate_limited',
  'model_unknown',
  'not_reached',
  'silent',
  'vendor_down',
  'request_refused',
  'unreadable',
] as const

export type VendorVerdict = (typeof vendorVerdicts)[number]

/** Programs that run models on a local machine. */
export const localPrograms = ['ollama', 'lmStudio'] as const

export type LocalProgram = (typeof localPrograms)[number]

/** Small, current, and good enough at several languages: offered where Ollama has no model. Its size is that of its download. */
export const suggestedLocalModel = { name: 'gemma3:4b', gigabytes: 3.3 }

/** What one may enter about vendors and models. */
export const modelLimits = {
  keyCharacters: 500,
  addressCharacters: 500,
  nameCharacters: 100,
  labelCharacters: 60,
  dailyCalls: 1_000_000,
}

/** The models of a vendor, in the order they are offered. */
export function modelsOf(vendor: Vendor): VendorModelId[] {
  return modelIds.filter((id): id is VendorModelId => modelFacts[id].vendor === vendor)
}

/** The model new posts start with, where it is configured (spec section 9). */
export const defaultModel: ModelId = 'gpt-4o'
