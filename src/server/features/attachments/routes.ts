import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Actor } from '#server/features/accounts/people/actor'
import { listPostFiles, type PostFile, toPostFileDto } from '#server/features/posts/store/attached-file-repository'
import type { Http } from '#server/platform/http/http'
import { sendVideo } from '#server/platform/http/send-video'
import { changePostFile, postFileNotFound, removePostFile } from './change-post-files.ts'
import { type PostFilePart, readPostFile } from './post-file-keys.ts'
import { findPostFile } from './post-file-repository.ts'
import { receivePostFile } from './receive-post-file.ts'

/** The files of a post over HTTP. Someone else's post answers like a missing one. */
export function registerPostFileRoutes(http: Http, ctx: Context): void {
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
    addRoute(http, ctx, name, async ({ actor, params, request, reply }) => {
      const file = await findPostFile(ctx.db, { ownerId: actor.workspace, postId: params.id }, params.fileId)
      const stored = file && (await readPostFile(ctx.files, file, part))
      if (!file || !stored) throw postFileNotFound()
      sendVideo(request, reply, stored, { name: file.name, mimeType: typeOf(file, part), isFinal: true })
      return undefined
    })
  }
}

function typeOf({ mimeType }: PostFile, part: PostFilePart): string {
  return part === 'preview' ? 'image/jpeg' : mimeType
}

async function listFiles(ctx: Context, actor: Actor, postId: string) {
  return (await listPostFiles(ctx.db, { ownerId: actor.workspace, postId })).map(toPostFileDto)
}
