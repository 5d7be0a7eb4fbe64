import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { removeFolder } from '#server/features/accounts/links/remove-folder'
import type { Actor } from '#server/features/accounts/people/actor'
import type { Http, HttpReply } from '#server/platform/http/http'
import { sendPicture } from '#server/platform/http/send-picture'
import type { MediaAsset as AssetShape } from '#shared/contract/media'
import { toIso } from '#shared/time/iso'
import { announceMedia } from './announce-media.ts'
import { importLeadImage } from './import-lead-image.ts'
import { keptFileKeys, mediaFolder, readMediaFile } from './media-files.ts'
import { mediaNotFound } from './media-not-found.ts'
import { deleteMedia, findMedia, listMedia, type MediaAsset, updateMediaTags } from './media-repository.ts'
import { receiveMediaFile } from './receive-media-file.ts'

/** The media library over HTTP. Someone else's picture answers like a missing one. */
export function registerMediaRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listMedia', async ({ actor }) => (await listMedia(ctx.db, actor.workspace)).map(toMediaDto))

  addRoute(http, ctx, 'createMedia', async ({ actor, body, reply }) => {
    const asset = await announceMedia(ctx, actor, body)
    reply.status(201)
    return toMediaDto(asset)
  })

  http.register(async (scope) => {
    scope.addContentTypeParser(/^(image\/|application\/octet-stream)/i, (_request, bytes, done) => done(null, bytes))
    addRoute(scope, ctx, 'uploadMediaFile', async ({ actor, params, request }) => {
      return toMediaDto(await receiveMediaFile(ctx, actor, params.id, request))
    })
  })

  addRoute(http, ctx, 'getMediaFile', ({ actor, params, reply }) => sendMedia(ctx, actor, params.id, 'picture', reply))

  addRoute(http, ctx, 'getMediaThumbnail', ({ actor, params, reply }) =>
    sendMedia(ctx, actor, params.id, 'thumbnail', reply),
  )

  addRoute(http, ctx, 'updateMedia', async ({ actor, params, body }) => {
    const asset = await updateMediaTags(ctx.db, actor.workspace, params.id, [...new Set(body.tags)])
    if (!asset) throw mediaNotFound()
    return toMediaDto(asset)
  })

  addRoute(http, ctx, 'importLeadImage', async ({ actor, params }) => {
    return toMediaDto(await importLeadImage(ctx, actor, params.id, ctx.ending))
  })

  addRoute(http, ctx, 'deleteMedia', async ({ actor, params }) => {
    // The row first: unreachable files do no harm, a picture without its file does.
    const deleted = await deleteMedia(ctx.db, actor.workspace, params.id)
    if (!deleted) throw mediaNotFound()
    await removeFolder(ctx, mediaFolder(actor.workspace, params.id), keptFileKeys(deleted))
    return undefined
  })
}

async function sendMedia(ctx: Context, actor: Actor, id: string, kind: 'picture' | 'thumbnail', reply: HttpReply) {
  const asset = await findMedia(ctx.db, actor.workspace, id)
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
