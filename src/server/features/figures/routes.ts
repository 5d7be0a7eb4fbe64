import { join } from 'node:path'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { receiveUpload } from '#server/features/posts/sources/uploaded-file'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { asksForFigures, setAsksForFigures } from '#server/features/settings/settings-repository'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import type { Figures as FiguresShape, Try as TryShape } from '#shared/contract/figures'
import { openingOf } from '#shared/figures/post-traits'
import { figureLimits } from '#shared/rules/figures'
import { limits } from '#shared/rules/limits'
import { toIso } from '#shared/time/iso'
import { addTypedFigures } from './add-typed-figures.ts'
import { deleteFigures, listFiguresOf, listFiguresSince, type PostFigures } from './figures-repository.ts'
import { importFigures } from './import-figures.ts'
import { listPublished } from './published-post-repository.ts'
import { startTry } from './start-try.ts'
import { deleteTry, listTries, type StoredTry } from './try-repository.ts'

/** Figures of published posts over HTTP. Someone else's post answers like a missing one. */
export function registerFigureRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listPostFigures', async ({ actor, params }) => {
    if (!(await findPost(ctx.db, actor.workspace, params.id))) throw postNotFound()
    return (await listFiguresOf(ctx.db, actor.workspace, params.id)).map(toFiguresDto)
  })

  addRoute(http, ctx, 'addFigures', async ({ actor, params, body, reply }) => {
    const figures = await addTypedFigures(ctx, actor, params.id, { ...body, at: Date.parse(body.at) })
    reply.status(201)
    return toFiguresDto(figures)
  })

  addRoute(http, ctx, 'removeFigures', async ({ actor, params }) => {
    const which = { ownerId: actor.workspace, postId: params.id, id: params.figuresId }
    if (!(await deleteFigures(ctx.db, which))) throw new AppError('not_found', 'figuresMissing')
    return undefined
  })

  addRoute(http, ctx, 'listFigures', async ({ actor }) => {
    const [published, tries, asks] = await Promise.all([
      listPublished(ctx.db, actor.workspace, figureLimits.posts),
      listTries(ctx.db, actor.workspace),
      asksForFigures(ctx.db, actor.user.id),
    ])
    const figures = await listFiguresSince(ctx.db, actor.workspace, published.at(-1)?.publishedAt ?? ctx.now())
    const byPost = new Map<string, PostFigures[]>()
    for (const each of figures) byPost.set(each.postId, [...(byPost.get(each.postId) ?? []), each])
    const posts = published.map(({ postId, title, publishedAt, form, length, beginning }) => ({
      postId,
      title,
      form,
      length,
      opening: openingOf(beginning),
      publishedAt: toIso(publishedAt),
      figures: (byPost.get(postId) ?? []).map(toFiguresDto),
    }))
    return { asks, posts, tries: tries.map(toTryDto) }
  })

  addRoute(
    http,
    ctx,
    'importFigures',
    async ({ actor, request }) => {
      const { upload } = await receiveUpload(request, join(ctx.config.dataDir, 'uploads'))
      try {
        return await importFigures(ctx, actor.workspace, upload)
      } finally {
        await upload.file.close()
      }
    },
    { bodyLimit: limits.fileBytes + limits.jsonBytes },
  )

  addRoute(http, ctx, 'startTry', async ({ actor, body, reply }) => {
    const plan = await startTry(ctx, actor.workspace, body)
    reply.status(201)
    return toTryDto(plan)
  })

  addRoute(http, ctx, 'removeTry', async ({ actor, params }) => {
    if (!(await deleteTry(ctx.db, actor.workspace, params.tryId))) throw new AppError('not_found', 'tryMissing')
    return undefined
  })

  addRoute(http, ctx, 'setFigureAsking', async ({ actor, body }) => {
    await setAsksForFigures(ctx.db, actor.user.id, body.asks)
    return undefined
  })
}

function toTryDto({ startedAt, ...plan }: StoredTry): z.infer<typeof TryShape> {
  return { ...plan, startedAt: toIso(startedAt) }
}

function toFiguresDto(figures: PostFigures): z.infer<typeof FiguresShape> {
  const { id, publicationId, source, at, impressions, engagements, reactions, comments, reposts, reached } = figures
  return { id, publicationId, source, at: toIso(at), impressions, engagements, reactions, comments, reposts, reached }
}
