import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { limits } from '#shared/rules/limits'
import { plainFileName } from '#shared/text/file-name'
import { insertMedia, type MediaAsset, measureMedia } from './media-repository.ts'
import { mediaSpace, mediaSpaceExceeded } from './media-space.ts'

/** What a browser says about a file before sending it; only names and tags are trusted. */
export type Announcement = Pick<
  MediaAsset,
  'filename' | 'originalName' | 'mimeType' | 'fileSize' | 'width' | 'height' | 'tags'
>

/**
 * Registers a picture before its bytes are sent, so that one that can't be accepted is refused early.
 * @throws AppError TOO_LARGE | UNSUPPORTED_TYPE | quota_exceeded | conflict for too many pictures
 */
export async function announceMedia(ctx: Context, actor: Actor, announced: Announcement): Promise<MediaAsset> {
  if (announced.fileSize > limits.fileBytes) throw fileTooLarge()
  if (/^image\/svg/i.test(announced.mimeType) || (announced.mimeType && !announced.mimeType.startsWith('image/'))) {
    throw new AppError('UNSUPPORTED_TYPE', 'pictureUnsupported')
  }
  const originalName = plainFileName(announced.originalName) || plainFileName(announced.filename) || 'picture'
  return await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    const { assets, bytes } = await measureMedia(db, actor.workspace)
    if (assets >= limits.mediaAssets) {
      throw new AppError('conflict', because('tooManyPictures', { most: limits.mediaAssets }))
    }
    if (bytes + announced.fileSize > mediaSpace(ctx, actor)) throw mediaSpaceExceeded(ctx, actor)
    return await insertMedia(db, {
      ownerId: actor.workspace,
      id: randomUUID(),
      filename: plainFileName(announced.filename) || originalName,
      originalName,
      mimeType: announced.mimeType,
      fileSize: announced.fileSize,
      width: Math.round(announced.width),
      height: Math.round(announced.height),
      tags: [...new Set(announced.tags)],
      createdAt: ctx.now(),
    })
  })
}

export function fileTooLarge(): AppError {
  return new AppError('TOO_LARGE', 'pictureTooLarge')
}
