import type { Files } from '#server/adapters/files/files'
import type { Context } from '#server/context/context'
import { removeFilesJob } from '#server/features/accounts/links/account-jobs'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import { handleJob } from '#server/platform/jobs/job'
import { asWorkspaceId, type WorkspaceId } from '#shared/contract/ids'
import { findMedia, type MediaAsset } from './media-repository.ts'

/**
 * Where a picture's bytes are stored. Each attempt to upload it has file names of its own, so that two at once do not
 * mix; all of them are in the picture's folder, which is deleted with it.
 */
export type MediaFile = 'picture' | 'thumbnail'

export function mediaKey(ownerId: WorkspaceId, id: string, token: string, file: MediaFile): string {
  return `${mediaFolder(ownerId, id)}/${token}.${file}`
}

export function mediaFolder(ownerId: WorkspaceId, id: string): string {
  return `${ownerId}/media/${id}`
}

/** Whether an existing picture may have this file. */
export async function isPictureFile(db: Database, key: string): Promise<boolean> {
  const [ownerId = '', kind, id = ''] = key.split('/')
  return kind === 'media' && (await findMedia(db, asWorkspaceId(ownerId), id)) !== undefined
}

/** The files of a finished picture. */
export function keptFileKeys(row: Row<'media_assets'>): string[] {
  if (row.finished_at === null || row.file_token === null) return []
  const token = row.file_token
  return (['picture', 'thumbnail'] as const).map((file) => mediaKey(row.owner_id, row.id, token, file))
}

/** Undefined when its bytes have not arrived, or are lost. */
export async function readMediaFile(files: Files, asset: MediaAsset, file: MediaFile) {
  return asset.fileToken === null
    ? undefined
    : await files.read(mediaKey(asset.ownerId, asset.id, asset.fileToken, file))
}

/** Deletes the folder of a deleted account, which also has its fonts and visuals. */
async function removeOwnersFiles(ctx: Context, { ownerId }: { ownerId: WorkspaceId }): Promise<void> {
  await ctx.files.removeFolder(ownerId)
}

export const mediaJobs = [handleJob(removeFilesJob, removeOwnersFiles)]
