import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Actor } from '#server/features/accounts/people/actor'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import type { Http } from '#server/platform/http/http'
import { sendPicture } from '#server/platform/http/send-picture'
import type { PostFile as PostFileShape } from '#shared/contract/post-files'
import { toIso } from '#shared/time/iso'
import { changePostFile, postFileNotFound, removePostFile } from './change-post-files.ts'
import { type PostFilePart, readPostFile } from './post-file-keys.ts'
import { findPostFile, listPostFiles, type PostFile } from './post-file-repository.ts'
import { receivePostFile } from './receive-post-file.ts'

/** The files of a post over HTTP. Someone else's post answers like a missing one. */
export function registerPostFileRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listPostFiles', ({ actor, params }) => listFiles(ctx, actor, params.id))

  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, bytes, done) => done(null, bytes))
    addRoute(scope, ctx, 'addPostFile', async ({ actor, params, query, request, reply }) => {
      const file = await receivePostFile(ctx, actor, params.id, query.name, request)
      reply.status(201)
      return toPostFileDto(file)
    })
  })

  addRoute(http, ctx, 'updatePostFile', async ({ actor, params, body }) => {
    await changePostFile(ctx, actor, { postId: params.id, id: params.fileId }, body)
    return await listFiles(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'deletePostFile', async ({ actor, params }) => {
    await removePostFile(ctx, actor, { postId: params.id, id: params.fileId })
    return undefined
  })

  for (const [name, part] of [
    ['getPostFile', 'file'],
    ['getPostFilePreview', 'preview'],
  ] as const) {
    addRoute(http, ctx, name, async ({ actor, params, reply }) => {
      const file = await findPostFile(ctx.db, { ownerId: actor.workspace, postId: params.id }, params.fileId)
      const stored = file && (await readPostFile(ctx.files, file, part))
      if (!file || !stored) throw postFileNotFound()
      sendPicture(reply, stored, { name: file.name, mimeType: typeOf(file, part), isFinal: true })
      return undefined
    })
  }
}

function typeOf({ mimeType }: PostFile, part: PostFilePart): string {
  return part === 'preview' ? 'image/jpeg' : mimeType
}

async function listFiles(ctx: Context, actor: Actor, postId: string) {
  if (!(await findPost(ctx.db, actor.workspace, postId))) throw postNotFound()
  return (await listPostFiles(ctx.db, { ownerId: actor.workspace, postId })).map(toPostFileDto)
}

function toPostFileDto(file: PostFile): z.infer<typeof PostFileShape> {
  const { id, postId, kind, name, mimeType, bytes, width, height, pages, altText, createdAt } = file
  const address = `/api/posts/${postId}/files/${id}`
  return {
    id,
    kind,
    name,
    mimeType,
    bytes,
    width,
    height,
    pages,
    altText,
    url: `${address}/file`,
    previewUrl: `${address}/preview`,
    createdAt: toIso(createdAt),
  }
}
