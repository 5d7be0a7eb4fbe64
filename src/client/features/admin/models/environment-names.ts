import type { Vendor } from '#shared/rules/models'

/** The environment variables that configure each vendor. */
export const environmentNames: Record<Vendor, string> = {
  openai: 'OPENAI_API_KEY, OPENAI_BASE_URL',
  anthropic: 'ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY, GOOGLE_BASE_URL',
  mistral: 'MISTRAL_API_KEY, MISTRAL_BASE_URL',
  compatible: 'COMPATIBLE_BASE_URL, COMPATIBLE_API_KEY, COMPATIBLE_LABEL',
}
