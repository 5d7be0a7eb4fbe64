import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { asksForFigures, setAsksForFigures } from '#server/features/settings/settings-repository'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import type { Figures as FiguresShape } from '#shared/contract/figures'
import { figureLimits } from '#shared/rules/figures'
import { toIso } from '#shared/time/iso'
import { addTypedFigures } from './add-typed-figures.ts'
import { deleteFigures, listFiguresOf, listFiguresSince, type PostFigures } from './figures-repository.ts'
import { listPublished } from './published-post-repository.ts'

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
    const [published, asks] = await Promise.all([
      listPublished(ctx.db, actor.workspace, figureLimits.posts),
      asksForFigures(ctx.db, actor.user.id),
    ])
    const figures = await listFiguresSince(ctx.db, actor.workspace, published.at(-1)?.publishedAt ?? ctx.now())
    const byPost = new Map<string, PostFigures[]>()
    for (const each of figures) byPost.set(each.postId, [...(byPost.get(each.postId) ?? []), each])
    const posts = published.map(({ postId, title, publishedAt }) => ({
      postId,
      title,
      publishedAt: toIso(publishedAt),
      figures: (byPost.get(postId) ?? []).map(toFiguresDto),
    }))
    return { asks, posts }
  })

  addRoute(http, ctx, 'setFigureAsking', async ({ actor, body }) => {
    await setAsksForFigures(ctx.db, actor.user.id, body.asks)
    return undefined
  })
}

function toFiguresDto(figures: PostFigures): z.infer<typeof FiguresShape> {
  const { id, publicationId, source, at, impressions, engagements, reactions, comments, reposts, reached } = figures
  return { id, publicationId, source, at: toIso(at), impressions, engagements, reactions, comments, reposts, reached }
}
