import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { seal } from '#server/platform/sealing'
import type { AiConfig } from '#server/writing/ai-config'
import type { Body } from '#shared/contract/contract'
import { modelsOf, type Vendor, type VendorModelId } from '#shared/rules/models'
import { withoutEnd } from '#shared/text/end-of'
import { forgetFailure } from './failure-repository.ts'
import { isAllowedHost, isSetByEnvironment } from './model-source.ts'
import { findStoredVendors, keySeal, nothingStored, type StoredModel, saveStoredVendor } from './vendor-repository.ts'

type Change = Body<'saveModelVendor'>

/**
 * Stores an administrator's changes to a vendor and its models.
 * @returns whether key or address changed
 * @throws AppError conflict where the environment sets it, or where a stored key would go to an address it was not
 *   entered for; invalid_input for a model of another vendor
 */
export async function changeVendor(ctx: Context, db: Database, vendor: Vendor, change: Change): Promise<boolean> {
  const stored = (await findStoredVendors(db))[vendor] ?? nothingStored
  const { key, baseUrl: given, label, dailyCalls, models = {} } = change
  const changesAccount = key !== undefined || given !== undefined
  if (isSetByEnvironment(ctx.config.ai, vendor) && (changesAccount || label !== undefined)) {
    throw new AppError('conflict', 'modelVendorInEnvironment')
  }
  const baseUrl = given === undefined ? stored.baseUrl : withoutSlash(given)
  if (given && !isAllowedHost(ctx.config, given)) throw new AppError('invalid_input', 'modelHostNotAllowed')
  const isElsewhere = hostOf(baseUrl) !== hostOf(stored.baseUrl)
  if (isElsewhere && stored.sealedKey !== null && key === undefined) {
    throw new AppError('conflict', 'modelKeyForOtherAddress')
  }
  await saveStoredVendor(db, vendor, {
    sealedKey: key === undefined ? stored.sealedKey : key && seal(ctx.secret, keySeal(vendor), key),
    baseUrl,
    label: label === undefined ? stored.label : label,
    dailyCalls: dailyCalls === undefined ? stored.dailyCalls : dailyCalls,
    models: { ...stored.models, ...changedModels(ctx.config.ai, vendor, stored.models, models) },
  })
  if (changesAccount) await forgetFailure(db, vendor)
  return changesAccount
}

function changedModels(
  environment: AiConfig,
  vendor: Vendor,
  stored: Partial<Record<VendorModelId, StoredModel>>,
  changes: NonNullable<Change['models']>,
): Partial<Record<VendorModelId, StoredModel>> {
  const own = modelsOf(vendor)
  if (Object.keys(changes).some((id) => !own.some((model) => model === id))) {
    throw new AppError('invalid_input', 'modelOfOtherVendor')
  }
  return Object.fromEntries(
    own.flatMap((id) => {
      const change = changes[id]
      if (!change) return []
      const isNamed = environment.upstreamNames[id] ?? (id === 'compatible' ? environment.compatible.model : null)
      if (isNamed && change.upstreamName) throw new AppError('conflict', 'modelVendorInEnvironment')
      // null resets to the default, which is not stored
      const facts = Object.entries({ ...stored[id], ...change }).filter(([, fact]) => fact !== null)
      return [[id, Object.fromEntries(facts) as StoredModel]]
    }),
  )
}

/** In the form that the vendors' SDKs expect. */
function withoutSlash(address: string | null): string | null {
  return address === null ? null : withoutEnd(address, /\//)
}

/** null: the vendor's own. */
function hostOf(address: string | null): string | null {
  return address && new URL(address).origin
}
