import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { imageFailure } from '#server/adapters/images/images'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { AppError } from '#server/platform/errors'
import type { HttpRequest } from '#server/platform/http/http'
import { limitBytes } from '#server/platform/http/limit-bytes'
import { countStreamed } from '#server/platform/http/receive-body'
import { defineJob, handleJob } from '#server/platform/jobs/job'
import { spool } from '#server/platform/spool'
import { workspaceIdField } from '#shared/contract/id-fields'
import type { WorkspaceId } from '#shared/contract/ids'
import { limits } from '#shared/rules/limits'
import { hourMs } from '#shared/time/durations'
import { fileTooLarge } from './announce-media.ts'
import { type MediaFile, mediaKey } from './media-files.ts'
import { mediaNotFound } from './media-not-found.ts'
import { findMedia, finishMedia, type MediaAsset } from './media-repository.ts'
import { mediaSpace, mediaSpaceExceeded } from './media-space.ts'

/**
 * Receives the bytes of an announced picture: first into an unnamed file as they arrive, so that a slow sender delays
 * nobody, then rewritten without metadata. After a failure the picture stays announced, to be sent again.
 *
 * @throws AppError not_found | conflict when its bytes are here already | TOO_LARGE | EMPTY_FILE | UNSUPPORTED_TYPE |
 *   CORRUPT | TOO_COMPLEX | quota_exceeded | busy | cancelled
 */
export async function receiveMediaFile(
  ctx: Context,
  actor: Actor,
  id: string,
  request: HttpRequest,
): Promise<MediaAsset> {
  const asset = await findMedia(ctx.db, actor.workspace, id)
  if (!asset) throw mediaNotFound()
  if (asset.fileToken !== null) throw alreadyHere()
  countStreamed(request)
  const upload = await spool(sentBytes(request), join(ctx.config.dataDir, 'uploads'))
  try {
    return await keepPicture(ctx, actor, id, upload.open())
  } finally {
    await upload.close()
  }
}

/** Stores the rewritten bytes of an announced picture. @throws as receiveMediaFile */
export async function keepPicture(
  ctx: Context,
  actor: Actor,
  id: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<MediaAsset> {
  const token = randomUUID()
  const keyOf = (file: MediaFile) => mediaKey(actor.workspace, id, token, file)
  const picture = await ctx.images.prepare(bytes, AbortSignal.any([ctx.ending]))
  await ctx.jobs.add(removeUnkeptPictureJob, { ownerId: actor.workspace, id, token }, { delayMs: uploadMs })
  try {
    await ctx.files.put(keyOf('picture'), picture.file)
    await ctx.files.put(keyOf('thumbnail'), picture.thumbnail)
    return await finish(ctx, actor, id, {
      mimeType: picture.mimeType,
      width: picture.width,
      height: picture.height,
      fileSize: picture.file.length,
      storedBytes: picture.file.length + picture.thumbnail.length,
      fileToken: token,
      finishedAt: ctx.now(),
    })
  } catch (error) {
    await ctx.files.remove(keyOf('picture'))
    await ctx.files.remove(keyOf('thumbnail'))
    throw error
  }
}

/** Longer than any upload takes. */
const uploadMs = hourMs

/** A clean-up job that runs after the upload has ended in any way: a killed upload leaves its files behind. */
const removeUnkeptPictureJob = defineJob({
  name: 'remove-unkept-picture',
  lane: 'files',
  payload: z.object({ ownerId: workspaceIdField, id: z.string(), token: z.string() }),
})

async function removeUnkeptPicture(ctx: Context, attempt: { ownerId: WorkspaceId; id: string; token: string }) {
  const { ownerId, id, token } = attempt
  if ((await findMedia(ctx.db, ownerId, id))?.fileToken === token) return
  for (const file of ['picture', 'thumbnail'] as const) await ctx.files.remove(mediaKey(ownerId, id, token, file))
}

export const uploadJobs = [handleJob(removeUnkeptPictureJob, removeUnkeptPicture)]

async function finish(ctx: Context, actor: Actor, id: string, kept: Parameters<typeof finishMedia>[3]) {
  return await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    const finished = await finishMedia(db, actor.workspace, id, kept, mediaSpace(ctx, actor))
    if (finished) return finished
    const asset = await findMedia(db, actor.workspace, id)
    if (!asset) throw mediaNotFound()
    throw asset.fileToken === null ? mediaSpaceExceeded(ctx, actor) : alreadyHere()
  })
}

/** @throws AppError TOO_LARGE | UNSUPPORTED_TYPE when no bytes were sent */
function sentBytes(request: HttpRequest): AsyncIterable<Uint8Array> {
  if (Number(request.headers['content-length']) > limits.fileBytes) throw fileTooLarge()
  if (!(request.body instanceof Readable)) throw imageFailure('UNSUPPORTED_TYPE', request.headers['content-type'])
  return limitBytes(request.body, limits.fileBytes, {
    tooLong: fileTooLarge,
    cut: (cause) => new AppError('cancelled', 'pictureUploadCut', { cause }),
  })
}

function alreadyHere(): AppError {
  return new AppError('conflict', 'pictureUploadedAlready')
}
