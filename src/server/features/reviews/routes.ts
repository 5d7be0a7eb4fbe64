import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { getPostDetail } from '#server/features/posts/details/get-post-detail'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { answerStale } from '#server/platform/http/if-match'
import { sendVideo } from '#server/platform/http/send-video'
import { commentByLink, decideByLink, drawByLink, openFileByLink, readByLink, readCommentsByLink } from './by-link.ts'
import { changeComment, commentAsMember, readComments, removeComment } from './comments.ts'
import { decideAsMember, makeReviewLink, requestReview, requireTeam, withdrawReview } from './decide.ts'
import { describeReview } from './read-review.ts'
import { deleteLink } from './review-repository.ts'

/** Reviews over HTTP. */
export function registerReviewRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getReview', ({ actor, params }) => describeReview(ctx, actor, params.id))

  addRoute(http, ctx, 'requestReview', async ({ actor, params, body }) => {
    requireTeam(actor)
    await requestReview(ctx, actor, params.id, body)
    return await describeReview(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'withdrawReview', async ({ actor, params }) => {
    await withdrawReview(ctx, actor, params.id)
    return await describeReview(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'decideReview', async ({ actor, params, body, request, reply }) => {
    if (!(await decideAsMember(ctx, actor, params.id, body)))
      return await answerStale(request, reply, await getPostDetail(ctx, actor, params.id))
    return await describeReview(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'createReviewLink', async ({ actor, params, body, reply }) => {
    requireTeam(actor)
    const link = await makeReviewLink(ctx, actor, params.id, body.approves)
    reply.status(201)
    return link
  })

  addRoute(http, ctx, 'withdrawReviewLink', async ({ actor, params }) => {
    if (!(await deleteLink(ctx.db, { ownerId: actor.workspace, postId: params.id }, params.linkId)))
      throw new AppError('not_found', 'reviewLinkOver')
    return undefined
  })

  addRoute(http, ctx, 'listComments', ({ actor, params }) =>
    readComments(ctx, { ownerId: actor.workspace, postId: params.id }),
  )

  addRoute(http, ctx, 'addComment', async ({ actor, params, body, reply }) => {
    requireTeam(actor)
    const comment = await commentAsMember(ctx, actor, params.id, body)
    reply.status(201)
    return comment
  })

  addRoute(http, ctx, 'changeComment', ({ actor, params: { id: postId, commentId }, body }) =>
    changeComment(ctx, actor, { postId, commentId }, body),
  )

  addRoute(http, ctx, 'deleteComment', async ({ actor, params: { id: postId, commentId } }) => {
    await removeComment(ctx, actor, { postId, commentId })
    return undefined
  })

  addRoute(http, ctx, 'readReviewLink', ({ params }) => readByLink(ctx, params.token))

  addRoute(http, ctx, 'getReviewPage', async ({ params, reply }) => {
    const picture = await drawByLink(ctx, params.token, params.page)
    const isDrawn = picture instanceof Uint8Array
    reply
      .type(isDrawn ? 'image/png' : 'image/jpeg')
      .headers({ 'content-security-policy': "sandbox; default-src 'none'", 'x-content-type-options': 'nosniff' })
      .send(isDrawn ? Buffer.from(picture) : picture.stream)
    return undefined
  })

  addRoute(http, ctx, 'getReviewFile', async ({ params, request, reply }) => {
    const { stored, ...file } = await openFileByLink(ctx, params.token)
    sendVideo(request, reply, stored, { ...file, isFinal: false })
    return undefined
  })

  addRoute(http, ctx, 'decideByLink', async ({ params, body, request, reply }) => {
    if (!(await decideByLink(ctx, params.token, body)))
      return await answerStale(request, reply, await readByLink(ctx, params.token))
    return await readByLink(ctx, params.token)
  })

  addRoute(http, ctx, 'listCommentsByLink', ({ params }) => readCommentsByLink(ctx, params.token))

  addRoute(http, ctx, 'addCommentByLink', async ({ params, body, reply }) => {
    const comment = await commentByLink(ctx, params.token, body)
    reply.status(201)
    return comment
  })
}
