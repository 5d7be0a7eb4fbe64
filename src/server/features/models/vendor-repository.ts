import type { Database } from '#server/platform/database/database'
import type { Reseal } from '#server/platform/sealing'
import type { ModelAudience, Vendor, VendorModelId } from '#shared/rules/models'

/** What administrators entered about vendors, with sealed keys. */

/** Settings of one model; missing ones have their default. */
export interface StoredModel {
  upstreamName?: string | undefined
  audience?: ModelAudience | undefined
  dailyCalls?: number | undefined
}

export interface StoredVendor {
  sealedKey: string | null
  baseUrl: string | null
  label: string | null
  dailyCalls: number | null
  models: Partial<Record<VendorModelId, StoredModel>>
}

export type StoredVendors = Partial<Record<Vendor, StoredVendor>>

export const nothingStored: StoredVendor = { sealedKey: null, baseUrl: null, label: null, dailyCalls: null, models: {} }

export async function findStoredVendors(db: Database): Promise<StoredVendors> {
  const rows = await db.selectFrom('model_vendors').selectAll().execute()
  const entries = rows.map((row) => {
    const { sealed_key: sealedKey, base_url: baseUrl, label, daily_calls: dailyCalls } = row
    const models = JSON.parse(row.models) as StoredVendor['models']
    return [row.vendor, { sealedKey, baseUrl, label, dailyCalls, models }] as const
  })
  return Object.fromEntries(entries)
}

export async function saveStoredVendor(db: Database, vendor: Vendor, stored: StoredVendor): Promise<void> {
  const values = {
    sealed_key: stored.sealedKey,
    base_url: stored.baseUrl,
    label: stored.label,
    daily_calls: stored.dailyCalls,
    models: JSON.stringify(stored.models),
  }
  await db
    .insertInto('model_vendors')
    .values({ vendor, ...values })
    .onConflict((conflict) => conflict.column('vendor').doUpdateSet(values))
    .execute()
}

/** The purpose a stored key is sealed for. */
export function keySeal(vendor: string) {
  return { purpose: 'model-key', ownerId: vendor }
}

/** Reseals keys when the installation's secret changes. */
export async function resealModelKeys(db: Database, reseal: Reseal): Promise<void> {
  const rows = await db.selectFrom('model_vendors').select(['vendor', 'sealed_key']).execute()
  for (const { vendor, sealed_key: sealed } of rows) {
    if (sealed === null) continue
    await db
      .updateTable('model_vendors')
      .set({ sealed_key: reseal(keySeal(vendor), sealed) })
      .where('vendor', '=', vendor)
      .execute()
  }
}
