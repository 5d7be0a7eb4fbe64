import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Script } from '#shared/fonts/font-family'
import { isIncludedFamily } from '#shared/fonts/fonts'
import type { OwnFont } from '#shared/fonts/own-fonts'

/** A font file that its author uploaded; always reached by (owner, id). */
export interface KeptFont extends OwnFont {
  /** Bytes. */
  readonly size: number
  /** Epoch ms. */
  readonly createdAt: number
}

/** By family, the lightest first, italics last. Uses the constraint own_fonts_face. */
export async function listFonts(db: Database, ownerId: WorkspaceId): Promise<KeptFont[]> {
  const rows = await db
    .selectFrom('own_fonts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('family')
    .orderBy('is_italic')
    .orderBy('weight')
    .execute()
  return rows.map(toFont)
}

export async function findFont(db: Database, ownerId: WorkspaceId, id: string): Promise<KeptFont | undefined> {
  const row = await db
    .selectFrom('own_fonts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toFont(row)
}

/** This owner's fonts among these families. */
export async function findFontsOfFamilies(
  db: Database,
  ownerId: WorkspaceId,
  families: readonly string[],
): Promise<KeptFont[]> {
  if (families.length === 0) return []
  const rows = await db
    .selectFrom('own_fonts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('family', 'in', families)
    .execute()
  return rows.map(toFont)
}

/** Those of these families that are neither included nor the owner's. */
export async function missingFamilies(
  db: Database,
  ownerId: WorkspaceId,
  families: readonly string[],
): Promise<string[]> {
  const others = families.filter((family) => family !== '' && !isIncludedFamily(family))
  const own = new Set((await findFontsOfFamilies(db, ownerId, others)).map(({ family }) => family))
  return others.filter((family) => !own.has(family))
}

export async function insertFont(db: Database, ownerId: WorkspaceId, font: KeptFont): Promise<void> {
  await db
    .insertInto('own_fonts')
    .values({
      owner_id: ownerId,
      id: font.id,
      family: font.family,
      weight: font.weight,
      is_italic: font.isItalic ? 1 : 0,
      scripts: JSON.stringify(font.scripts),
      size: font.size,
      created_at: font.createdAt,
    })
    .execute()
}

/** False when this owner has no such font. */
/** A few fonts of any owners, in no order. */
export async function listKeptFonts(db: Database, limit: number): Promise<Row<'own_fonts'>[]> {
  return await db.selectFrom('own_fonts').selectAll().limit(limit).execute()
}

export async function deleteFont(db: Database, ownerId: WorkspaceId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_fonts')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function toFont(row: Row<'own_fonts'>): KeptFont {
  return {
    id: row.id,
    family: row.family,
    weight: row.weight,
    isItalic: row.is_italic === 1,
    scripts: JSON.parse(row.scripts) as Script[],
    size: row.size,
    createdAt: row.created_at,
  }
}
