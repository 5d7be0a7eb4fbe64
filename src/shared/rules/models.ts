/**
 * The models a post can be written with, as people choose them. Names the vendors use are the server's concern
 * (server/writing/models.ts), since vendors retire them; these ids are stored with posts and never change.
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

export type Vendor = 'openai' | 'anthropic' | 'google' | 'mistral' | 'compatible' | 'none'

interface ModelFacts {
  label: string
  vendor: Vendor
  /** Basic models are open to trials; the others need Pro (spec section 1). */
  isBasic: boolean
  /** Spec section 6: web search needs gpt-4o or gpt-5. */
  hasWebSearch: boolean
  /** Spec section 4: file upload works with gpt-5, gpt-4o, gpt-4.1; the compatible endpoint and the composer read files too. */
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

/** The model new posts start with, where it is configured (spec section 9). */
export const defaultModel: ModelId = 'gpt-4o'
