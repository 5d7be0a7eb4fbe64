import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import { asWorkspaceId, type WorkspaceId } from '#shared/contract/ids'
import { findFont } from './font-repository.ts'

/** The folder of an uploaded font, which is deleted with it. */
export function fontFolder(ownerId: WorkspaceId, id: string): string {
  return `${ownerId}/fonts/${id}`
}

export function fontKey(ownerId: WorkspaceId, id: string): string {
  return `${fontFolder(ownerId, id)}/font`
}

/** Whether an existing font has this file. */
export async function isFontFile(db: Database, key: string): Promise<boolean> {
  const [ownerId = '', kind, id = ''] = key.split('/')
  return kind === 'fonts' && (await findFont(db, asWorkspaceId(ownerId), id)) !== undefined
}

export function keptFontKey(row: Row<'own_fonts'>): string {
  return fontKey(row.owner_id, row.id)
}
