import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { removeFolder } from '#server/features/accounts/links/remove-folder'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import type { Answer } from '#shared/contract/contract'
import { yearSeconds } from '#shared/time/durations'
import { fontFolder, fontKey } from './font-files.ts'
import { deleteFont, findFont, type KeptFont, listFonts } from './font-repository.ts'
import { receiveFont } from './receive-font.ts'

/** An author's own fonts over HTTP. Someone else's font answers like a missing one. */
export function registerFontRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listFonts', async ({ actor }) => (await listFonts(ctx.db, actor.workspace)).map(toFontDto))

  http.register(async (scope) => {
    scope.addContentTypeParser(/^(font\/|application\/)/i, (_request, bytes, done) => done(null, bytes))
    addRoute(scope, ctx, 'uploadFont', async ({ actor, request, reply }) => {
      const font = await receiveFont(ctx, actor, request)
      reply.status(201)
      return toFontDto(font)
    })
  })

  addRoute(http, ctx, 'getFontFile', async ({ actor, params: { id }, reply }) => {
    const font = await findFont(ctx.db, actor.workspace, id)
    const file = font && (await ctx.files.read(fontKey(actor.workspace, id)))
    if (!file) throw fontMissing()
    reply
      .type('font/sfnt')
      .headers({
        'content-length': String(file.size),
        'content-disposition': 'attachment',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': `private, max-age=${yearSeconds}, immutable`,
      })
      .send(file.stream)
    return undefined
  })

  addRoute(http, ctx, 'deleteFont', async ({ actor, params: { id } }) => {
    if (!(await deleteFont(ctx.db, actor.workspace, id))) throw fontMissing()
    await removeFolder(ctx, fontFolder(actor.workspace, id), [fontKey(actor.workspace, id)])
    return undefined
  })
}

function fontMissing(): AppError {
  return new AppError('not_found', 'fontMissing')
}

function toFontDto({ id, family, weight, isItalic, scripts, size }: KeptFont): Answer<'uploadFont'> {
  return { id, family, weight, isItalic, scripts: [...scripts], size }
}
