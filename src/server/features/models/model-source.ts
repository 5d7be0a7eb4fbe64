import type { Config } from '#server/platform/config'
import type { Database } from '#server/platform/database/database'
import { unseal } from '#server/platform/sealing'
import { protectSecrets } from '#server/platform/secrets'
import type { AiConfig, ModelSource, VendorAccount } from '#server/writing/ai-config'
import { type ModelId, modelsOf, type Vendor, vendors } from '#shared/rules/models'
import { findStoredVendors, keySeal, type StoredVendor, type StoredVendors } from './vendor-repository.ts'

/** The configured models: by the environment, and otherwise by administrators. */

/** Reads the stored settings on every call, so that every process sees changes at once. */
export function createModelSource(
  config: Pick<Config, 'ai' | 'modelHosts'>,
  { db, secret }: { db: Database; secret: string },
): ModelSource {
  return {
    read: async () => joinModels(config, await findStoredVendors(db), openKeysWith(secret)),
  }
}

/** The models as they are at the first reading, for work that should see one state of them from its beginning to its end. */
export function readOnce(models: ModelSource): ModelSource {
  let reading: Promise<AiConfig> | undefined
  return {
    read: () => {
      reading ??= models.read()
      return reading
    },
  }
}

type OpenKey = (vendor: Vendor, sealedKey: string | null) => string | null

/** A key that does not open with this secret counts as none. */
export function openKeysWith(secret: string): OpenKey {
  return (vendor, sealed) => {
    const key = sealed === null ? null : unseal(secret, keySeal(vendor), sealed)
    protectSecrets([key])
    return key
  }
}

/** Key and address belong together: a key of the environment is never sent to an address that someone entered. */
export function isSetByEnvironment({ compatible, ...accounts }: AiConfig, vendor: Vendor): boolean {
  const { apiKey, baseUrl } = vendor === 'compatible' ? compatible : accounts[vendor]
  return apiKey !== null || baseUrl !== null
}

/** Whether administrators may let the server call this address. */
export function isAllowedHost({ modelHosts }: Pick<Config, 'modelHosts'>, baseUrl: string): boolean {
  return modelHosts === null || modelHosts.includes(new URL(baseUrl).hostname)
}

export function joinModels(
  config: Pick<Config, 'ai' | 'modelHosts'>,
  stored: StoredVendors,
  openKey: OpenKey,
): AiConfig {
  const { ai: environment } = config
  const account = (vendor: Vendor): VendorAccount => {
    const { sealedKey = null, baseUrl = null } = stored[vendor] ?? {}
    // entered before MODEL_HOSTS was set: the key must go nowhere else either
    if (baseUrl !== null && !isAllowedHost(config, baseUrl)) return { apiKey: null, baseUrl: null }
    return { apiKey: openKey(vendor, sealedKey), baseUrl }
  }
  const accountOf = (vendor: Exclude<Vendor, 'compatible'>) =>
    isSetByEnvironment(environment, vendor) ? environment[vendor] : account(vendor)

  return {
    openai: accountOf('openai'),
    anthropic: accountOf('anthropic'),
    google: accountOf('google'),
    mistral: accountOf('mistral'),
    compatible: isSetByEnvironment(environment, 'compatible')
      ? environment.compatible
      : { ...account('compatible'), model: null, label: stored.compatible?.label ?? null },
    upstreamNames: { ...storedNames(environment, stored), ...environment.upstreamNames },
    audiences: decided(stored, ({ audience }) => audience),
    dailyCalls: {
      vendors: Object.fromEntries(vendors.flatMap((vendor) => keep(vendor, stored[vendor]?.dailyCalls))),
      models: decided(stored, ({ dailyCalls }) => dailyCalls),
    },
  }
}

function storedNames(environment: AiConfig, stored: StoredVendors): AiConfig['upstreamNames'] {
  const { compatible, ...names } = decided(stored, ({ upstreamName }) => upstreamName)
  return environment.compatible.model === null && compatible !== undefined ? { ...names, compatible } : names
}

/** One setting of each model, where it was set. */
function decided<Fact>(
  stored: StoredVendors,
  factOf: (model: NonNullable<StoredVendor['models'][keyof StoredVendor['models']]>) => Fact | undefined,
): Partial<Record<ModelId, Fact>> {
  const entries = vendors.flatMap((vendor) =>
    modelsOf(vendor).flatMap((id) => keep(id, factOf(stored[vendor]?.models[id] ?? {}))),
  )
  return Object.fromEntries(entries) as Partial<Record<ModelId, Fact>>
}

function keep<Fact>(name: string, fact: Fact | null | undefined): [string, Fact][] {
  return fact === null || fact === undefined ? [] : [[name, fact]]
}
