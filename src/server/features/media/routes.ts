import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { removeFolder } from '#server/features/accounts/remove-folder'
import type { User } from '#server/features/accounts/user'
import type { Http, HttpReply } from '#server/platform/http/http'
import { sendPicture } from '#server/platform/http/send-picture'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import type { MediaAsset as AssetShape } from '#shared/contract/media'
import { toIso } from '#shared/time/iso'
import { announceMedia } from './announce-media.ts'
import { importLeadImage } from './import-lead-image.ts'
import { keptFileKeys, mediaFolder, readMediaFile } from './media-files.ts'
import { mediaNotFound } from './media-not-found.ts'
import { deleteMedia, findMedia, listMedia, type MediaAsset, updateMediaTags } from './media-repository.ts'
import { receiveMediaFile } from './receive-media-file.ts'

const uploadsPerUser = { limit: 120, windowMs: 60_000 }
const leadImagesPerUser = { limit: 20, windowMs: 60_000 }

/** The media library over HTTP. A picture that is someone else's answers like one that is not there. */
export function registerMediaRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listMedia', async ({ user }) => (await listMedia(ctx.db, user.id)).map(toMediaDto))

  addRoute(http, ctx, 'createMedia', async ({ user, body, reply }) => {
    const asset = await announceMedia(ctx, user, body)
    reply.status(201)
    return toMediaDto(asset)
  })

  http.register(async (scope) => {
    scope.addContentTypeParser(/^(image\/|application\/octet-stream)/i, (_request, bytes, done) => done(null, bytes))
    addRoute(scope, ctx, 'uploadMediaFile', async ({ user, params, request }) => {
      await enforceRateLimit(ctx.db, `upload ${user.id}`, uploadsPerUser, ctx.now())
      return toMediaDto(await receiveMediaFile(ctx, user, params.id, request))
    })
  })

  addRoute(http, ctx, 'getMediaFile', ({ user, params, reply }) => sendMedia(ctx, user, params.id, 'picture', reply))

  addRoute(http, ctx, 'getMediaThumbnail', ({ user, params, reply }) =>
    sendMedia(ctx, user, params.id, 'thumbnail', reply),
  )

  addRoute(http, ctx, 'updateMedia', async ({ user, params, body }) => {
    const asset = await updateMediaTags(ctx.db, user.id, params.id, [...new Set(body.tags)])
    if (!asset) throw mediaNotFound()
    return toMediaDto(asset)
  })

  addRoute(http, ctx, 'importLeadImage', async ({ user, params }) => {
    await enforceRateLimit(ctx.db, `lead image ${user.id}`, leadImagesPerUser, ctx.now())
    return toMediaDto(await importLeadImage(ctx, user, params.id, ctx.ending))
  })

  addRoute(http, ctx, 'deleteMedia', async ({ user, params }) => {
    // The row first: files that nobody can reach any more do no harm, a picture without its file does.
    const deleted = await deleteMedia(ctx.db, user.id, params.id)
    if (!deleted) throw mediaNotFound()
    await removeFolder(ctx, mediaFolder(user.id, params.id), keptFileKeys(deleted))
    return undefined
  })
}

async function sendMedia(ctx: Context, user: User, id: string, kind: 'picture' | 'thumbnail', reply: HttpReply) {
  const asset = await findMedia(ctx.db, user.id, id)
  const file = asset && (await readMediaFile(ctx.files, asset, kind))
  if (!asset || !file) throw mediaNotFound()
  sendPicture(reply, file, {
    name: asset.originalName,
    isFinal: true,
    mimeType: kind === 'thumbnail' ? 'image/webp' : asset.mimeType,
  })
  return undefined
}

function toMediaDto(asset: MediaAsset): z.infer<typeof AssetShape> {
  const address = `/api/media/${asset.id}`
  const isHere = asset.fileToken !== null
  return {
    id: asset.id,
    filename: asset.filename,
    originalName: asset.originalName,
    mimeType: asset.mimeType,
    fileSize: asset.fileSize,
    width: asset.width,
    height: asset.height,
    url: isHere ? `${address}/file` : null,
    thumbnailUrl: isHere ? `${address}/thumbnail` : null,
    uploadUrl: isHere ? null : `${address}/file`,
    tags: [...asset.tags],
    createdAt: toIso(asset.createdAt),
  }
}
