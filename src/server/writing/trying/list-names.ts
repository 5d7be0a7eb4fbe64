import type { AppError } from '#server/platform/errors'
import type { Vendor } from '#shared/rules/models'
import type { AiConfig, VendorAccount } from '../ai-config.ts'
import { toFaultError, toModelError } from '../model-errors.ts'
import { fetchDirectly } from '../vendor-fetch.ts'
import { readJson } from './read-json.ts'

/** The models available to each vendor's key. The SDKs have no call for it. */

interface ListCall {
  address: string
  headers: Record<string, string>
  /** Of one entry of the list: its name; null for what does not write texts. */
  nameOf: (entry: Record<string, unknown>) => unknown
}

const maxNames = 500

/** @throws AppError as a post of this vendor would */
export async function listNames(config: AiConfig, vendor: Vendor, signal: AbortSignal): Promise<string[]> {
  const { address, headers, nameOf } = listCall(config, vendor)
  const said = { vendorName: vendor, hasBegun: false }
  try {
    const response = await fetchDirectly(address, { headers, signal })
    const body = await readJson(response)
    if (!response.ok) throw await toCallError(address, response.status, body.text)
    return namesIn(body.json, nameOf, vendor)
  } catch (error) {
    if (signal.aborted) throw toFaultError('slow_start', vendor)
    throw toModelError(error, said)
  }
}

function listCall(config: AiConfig, vendor: Vendor): ListCall {
  const { apiKey, baseUrl }: VendorAccount = config[vendor]
  const bearer: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {}
  switch (vendor) {
    case 'openai':
      return {
        address: `${baseUrl ?? 'https://api.openai.com/v1'}/models`,
        headers: bearer,
        nameOf: ({ id }) => (writesTexts(id) && /^(gpt|chatgpt|o\d|ft:)/.test(String(id)) ? id : null),
      }
    case 'anthropic':
      return {
        address: `${baseUrl ?? 'https://api.anthropic.com/v1'}/models?limit=1000`,
        headers: { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' },
        nameOf: ({ id }) => id,
      }
    case 'google':
      return {
        address: `${baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta'}/models?pageSize=1000`,
        headers: { 'x-goog-api-key': apiKey ?? '' },
        nameOf: ({ name, supportedGenerationMethods: methods }) =>
          Array.isArray(methods) && methods.includes('generateContent') ? String(name).replace(/^models\//, '') : null,
      }
    case 'mistral':
      return {
        address: `${baseUrl ?? 'https://api.mistral.ai/v1'}/models`,
        headers: bearer,
        nameOf: ({ id, capabilities }) =>
          (capabilities as { completion_chat?: boolean } | undefined)?.completion_chat === false ? null : id,
      }
    default:
      return {
        address: `${baseUrl ?? ''}/models`,
        headers: bearer,
        nameOf: ({ id }) => (writesTexts(id) ? id : null),
      }
  }
}

/** Vendors list what draws, listens or measures among what writes. */
export function writesTexts(name: unknown): boolean {
  return !/embed|whisper|tts|audio|realtime|transcribe|image|dall-e|moderation|rerank/i.test(String(name))
}

function namesIn(json: unknown, nameOf: ListCall['nameOf'], vendor: Vendor): string[] {
  const { data, models } = (json ?? {}) as { data?: unknown; models?: unknown }
  const entries = vendor === 'google' ? models : data
  if (!Array.isArray(entries)) throw unreadable(vendor)
  const names = entries.map((entry: Record<string, unknown> | null) => entry && nameOf(entry))
  const texts = names.filter((name): name is string => typeof name === 'string' && name !== '' && name.length <= 100)
  return [...new Set(texts)].sort((a, b) => a.localeCompare(b)).slice(0, maxNames)
}

function unreadable(vendor: Vendor): AppError {
  return toFaultError('unreadable', vendor)
}

/** The same error as from the SDKs, so that one place maps each vendor's refusals. */
async function toCallError(url: string, statusCode: number, responseBody: string): Promise<Error> {
  const { APICallError } = await import('@ai-sdk/provider')
  const message = `listing models failed with ${statusCode}`
  return new APICallError({ message, url, requestBodyValues: {}, statusCode, responseBody })
}
