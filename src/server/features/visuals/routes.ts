import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { type Actor, isInTeam } from '#server/features/accounts/people/actor'
import { personName } from '#server/features/accounts/people/person-name'
import { findUser } from '#server/features/accounts/people/user-repository'
import { AppError } from '#server/platform/errors'
import type { Http, HttpReply } from '#server/platform/http/http'
import { answerStale, readIfMatch, setVersion } from '#server/platform/http/if-match'
import { pageOf, readCursor, writeCursor } from '#server/platform/http/page'
import { sendPicture } from '#server/platform/http/send-picture'
import { routes } from '#shared/contract/routes'
import type { PictureSize } from '#shared/contract/visuals'
import { limits } from '#shared/rules/limits'
import { completeDocument } from './check-canvas-data.ts'
import { registerEditorRoutes } from './editor-routes.ts'
import { createVisual, saveVisual, visualNotFound } from './save-visual.ts'
import { registerTemplateRoutes } from './template-routes.ts'
import { createThumbnails, removeThumbnails, type Thumbnails } from './thumbnails.ts'
import { toVersionDto, toVisualDto } from './visual-dto.ts'
import { deleteVisual, findVisual, findVisualFacts, listVisuals } from './visual-repository.ts'
import { findVersion, listVersions } from './visual-version-repository.ts'

const carriesDocument = { bodyLimit: limits.canvasBytes }

/** Visuals over HTTP. Someone else's visual answers like a missing one. */
export function registerVisualRoutes(http: Http, ctx: Context): void {
  const thumbnails = createThumbnails(ctx)
  registerTemplateRoutes(http, ctx, thumbnails)

  addRoute(http, ctx, 'listVisuals', async ({ actor, query, reply }) => {
    const before = readCursor(query.before)
    const found = await listVisuals(ctx.db, actor.workspace, { limit: query.limit + 1, before })
    const visuals = pageOf(reply, routes.listVisuals.path, query, {
      found,
      cursorOf: ({ createdAt: at, id }) => writeCursor({ at, id }),
    })
    return visuals.map(toVisualDto)
  })

  addRoute(
    http,
    ctx,
    'createVisual',
    async ({ actor, body, reply }) => {
      const visual = await createVisual(ctx, actor, body)
      reply.status(201)
      return toVisualDto(visual)
    },
    carriesDocument,
  )

  const describeVisual = async (actor: Actor, id: string) => {
    const visual = await findVisual(ctx.db, actor.workspace, id)
    if (!visual) throw visualNotFound()
    const saver = visual.savedBy && (await findUser(ctx.db, visual.savedBy))
    return {
      ...toVisualDto(visual),
      canvasData: await completeDocument(visual.document),
      savedBy: saver ? personName(saver) : null,
    }
  }

  addRoute(http, ctx, 'getVisual', async ({ actor, params, reply }) => {
    const visual = await describeVisual(actor, params.id)
    setVersion(reply, Date.parse(visual.updatedAt))
    return visual
  })

  addRoute(
    http,
    ctx,
    'updateVisual',
    async ({ actor, params, body: { updatedAt, ...sent }, request, reply }) => {
      const said = updatedAt === undefined ? undefined : Date.parse(updatedAt)
      const openedAt = said ?? readIfMatch(request, isInTeam(actor))
      const saved = await saveVisual(ctx, actor, params.id, { ...sent, openedAt })
      if (saved === 'stale')
        return await answerStale(request, reply, await describeVisual(actor, params.id), 'visualSavedElsewhere')
      setVersion(reply, saved.updatedAt)
      return toVisualDto(saved)
    },
    carriesDocument,
  )

  registerEditorRoutes(http, ctx)

  addRoute(http, ctx, 'deleteVisual', async ({ actor, params: { id } }) => {
    const updatedAt = await deleteVisual(ctx.db, actor.workspace, id)
    if (updatedAt === undefined) throw visualNotFound()
    await removeThumbnails(ctx, { ownerId: actor.workspace, kind: 'visuals', id, updatedAt })
    return undefined
  })

  addRoute(http, ctx, 'listVisualVersions', async ({ actor, params: { id } }) => {
    if (!(await findVisualFacts(ctx.db, actor.workspace, id))) throw visualNotFound()
    return (await listVersions(ctx.db, { ownerId: actor.workspace, id })).map(toVersionDto)
  })

  addRoute(http, ctx, 'getVisualVersion', async ({ actor, params: { id, version } }) => {
    const found = await findVersion(ctx.db, { ownerId: actor.workspace, id }, version)
    if (!found) throw new AppError('not_found', 'visualVersionMissing')
    return { ...toVersionDto(found), canvasData: await completeDocument(found.document) }
  })

  addRoute(http, ctx, 'getVisualThumbnail', ({ actor, params, query, reply }) =>
    sendThumbnail(ctx, thumbnails, actor, params.id, query, reply),
  )
}

async function sendThumbnail(
  ctx: Context,
  thumbnails: Thumbnails,
  actor: Actor,
  id: string,
  { v: version, size }: { v?: string | undefined; size: PictureSize },
  reply: HttpReply,
): Promise<undefined> {
  const visual = await findVisualFacts(ctx.db, actor.workspace, id)
  const load = async () => {
    const found = await findVisual(ctx.db, actor.workspace, id)
    return found && (await completeDocument(found.document))
  }
  const file = visual && (await thumbnails.read({ ...visual, kind: 'visuals', size }, load))
  if (!visual || !file) throw visualNotFound()
  const isFinal = version === String(visual.updatedAt)
  sendPicture(reply, file, { name: visual.name, mimeType: 'image/webp', isFinal })
}
