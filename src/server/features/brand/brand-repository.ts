import { missingFamilies } from '#server/features/fonts/font-repository'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import { type BrandKit, emptyBrandKit } from '#shared/rules/brand'

/** A logo deleted from the library counts as none, and so does a removed font. */
export async function getBrand(db: Database, ownerId: WorkspaceId): Promise<BrandKit> {
  const row = await db
    .selectFrom('brand_kits')
    .leftJoin('media_assets', (join) =>
      join
        .onRef('media_assets.owner_id', '=', 'brand_kits.owner_id')
        .onRef('media_assets.id', '=', 'brand_kits.logo_id')
        .on('media_assets.finished_at', 'is not', null),
    )
    .select(['colours', 'heading_font', 'body_font', 'handle', 'media_assets.id as logo_id'])
    .where('brand_kits.owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!row) return emptyBrandKit
  const missing = await missingFamilies(db, ownerId, [row.heading_font, row.body_font])
  return {
    colours: row.colours === null ? null : (JSON.parse(row.colours) as BrandKit['colours']),
    headingFont: missing.includes(row.heading_font) ? '' : row.heading_font,
    bodyFont: missing.includes(row.body_font) ? '' : row.body_font,
    handle: row.handle,
    logoId: row.logo_id,
  }
}

export async function saveBrand(db: Database, ownerId: WorkspaceId, brand: BrandKit): Promise<void> {
  const set = {
    colours: brand.colours && JSON.stringify(brand.colours),
    heading_font: brand.headingFont,
    body_font: brand.bodyFont,
    handle: brand.handle,
    logo_id: brand.logoId,
  }
  await db
    .insertInto('brand_kits')
    .values({ owner_id: ownerId, ...set })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(set))
    .execute()
}
