import type { Context } from '#server/context/context'
import { messageBody } from '#server/platform/errors'
import { withoutUserinfo } from '#server/platform/secrets'
import type { AiConfig } from '#server/writing/ai-config'
import { audienceOf, defaultUpstreamName, isConfigured, modelLabel, upstreamModel } from '#server/writing/models'
import { vendorNames } from '#server/writing/vendors'
import type { Answer } from '#shared/contract/contract'
import { modelsOf, type Vendor, type VendorModelId, vendors } from '#shared/rules/models'
import { toIso } from '#shared/time/iso'
import { findFailures, type VendorFailure } from './failure-repository.ts'
import { countCalls } from './installation-calls.ts'
import { isSetByEnvironment, joinModels, openKeysWith } from './model-source.ts'
import { findStoredVendors, type StoredVendor } from './vendor-repository.ts'

type SetUp = Answer<'getModelSetUp'>
type VendorFacts = SetUp['vendors'][number]

/** The last characters of a shorter key would give it away. */
const shortestToldKey = 16

/** Every vendor and model as administrators see them: never a key, and why a model is not offered. */
export async function describeVendors(ctx: Context): Promise<SetUp> {
  const [stored, calls, failures] = await Promise.all([
    findStoredVendors(ctx.db),
    countCalls(ctx),
    findFailures(ctx.db),
  ])
  const ai = joinModels(ctx.config, stored, openKeysWith(ctx.secret))
  const describe = (vendor: Vendor): VendorFacts => ({
    vendor,
    name: vendor === 'compatible' ? modelLabel(ai, 'compatible') : vendorNames[vendor],
    ...describeAccount(ctx.config.ai, ai, vendor, stored[vendor]),
    dailyCalls: stored[vendor]?.dailyCalls ?? null,
    callsToday: calls.get(`vendor ${vendor}`) ?? 0,
    failure: describeFailure(ai, failures[vendor]),
    models: modelsOf(vendor).map((id) => ({
      ...describeModel(ctx.config.ai, ai, id),
      callsToday: calls.get(`model ${id}`) ?? 0,
    })),
  })
  return { vendors: vendors.map(describe) }
}

function describeAccount(environment: AiConfig, ai: AiConfig, vendor: Vendor, stored: StoredVendor | undefined) {
  const { apiKey, baseUrl } = ai[vendor]
  const isGiven = isSetByEnvironment(environment, vendor)
  const isStored = Boolean(stored?.sealedKey || stored?.baseUrl)
  const shown = baseUrl ?? stored?.baseUrl ?? null
  const source: VendorFacts['source'] = isGiven ? 'environment' : isStored ? 'database' : 'none'
  return {
    source,
    hasKey: apiKey !== null,
    keyEnding: apiKey !== null && apiKey.length >= shortestToldKey ? apiKey.slice(-4) : null,
    isKeyLost: !isGiven && Boolean(stored?.sealedKey) && apiKey === null && baseUrl === (stored?.baseUrl ?? null),
    // an unused one is listed too, so that it can be changed
    baseUrl: shown && withoutUserinfo(shown),
    label: vendor === 'compatible' ? ai.compatible.label : null,
  }
}

function describeModel(environment: AiConfig, ai: AiConfig, id: VendorModelId) {
  const { name } = upstreamModel(ai, id)
  const isGiven =
    environment.upstreamNames[id] !== undefined || (id === 'compatible' && environment.compatible.model !== null)
  const nameSource = isGiven ? 'environment' : ai.upstreamNames[id] === undefined ? 'none' : 'database'
  return {
    id,
    label: modelLabel(ai, id),
    upstreamName: name || null,
    usualName: defaultUpstreamName(id),
    nameSource: nameSource as 'environment' | 'database' | 'none',
    audience: audienceOf(ai, id),
    dailyCalls: ai.dailyCalls.models[id] ?? null,
    notOffered: whyNotOffered(ai, id),
  }
}

function whyNotOffered(ai: AiConfig, id: VendorModelId): VendorFacts['models'][number]['notOffered'] {
  if (!isConfigured(ai, id)) {
    if (id !== 'compatible') return 'no_key'
    return ai.compatible.baseUrl === null ? 'no_address' : 'no_name'
  }
  return audienceOf(ai, id) === 'nobody' ? 'nobody' : null
}

function describeFailure(ai: AiConfig, failure: VendorFailure | undefined): VendorFacts['failure'] {
  if (!failure) return null
  const { at, model, reason, workedAt } = failure
  return {
    at: toIso(at),
    model: modelLabel(ai, model),
    message: messageBody(reason),
    workedAt: toIso(workedAt),
  }
}
