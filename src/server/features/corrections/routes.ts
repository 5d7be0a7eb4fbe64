import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { findLinkedArticles } from '#server/features/posts/store/linked-article-repository'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { listSourceChanges, settleSourceChange } from './change-repository.ts'

/** Corrections of a post's sources over HTTP. */
export function registerCorrectionRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listCorrections', async ({ actor, params }) => {
    if (!(await findPost(ctx.db, actor.workspace, params.id))) throw postNotFound()
    const changes = await listSourceChanges(ctx.db, actor.workspace, params.id)
    if (changes.length === 0) return []
    const articles = await findLinkedArticles(ctx.db, actor.workspace, params.id)
    const urls = new Map(articles.map(({ id, url }) => [id, url]))
    return changes.map(({ id, articleId, before, after, foundAt }) => ({
      id,
      articleId,
      url: urls.get(articleId) ?? null,
      before,
      after,
      foundAt: new Date(foundAt).toISOString(),
    }))
  })

  addRoute(http, ctx, 'settleCorrection', async ({ actor, params: { id: postId, correctionId: id } }) => {
    const isSettled = await settleSourceChange(ctx.db, { ownerId: actor.workspace, postId, id }, ctx.now())
    if (!isSettled) throw new AppError('not_found', 'correctionMissing')
  })
}
