import { join } from 'node:path'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { isInTeam } from '#server/features/accounts/people/actor'
import { personName } from '#server/features/accounts/people/person-name'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { Http, HttpRequest } from '#server/platform/http/http'
import { answerStale, readIfMatch, setVersion } from '#server/platform/http/if-match'
import { linkNextPage } from '#server/platform/http/page'
import { sendPicture } from '#server/platform/http/send-picture'
import type { GenerateFromFileFields } from '#shared/contract/posts'
import { routes } from '#shared/contract/routes'
import { limits } from '#shared/rules/limits'
import { toIso } from '#shared/time/iso'
import { describePost, describePosts } from './details/describe-posts.ts'
import { getPostDetail } from './details/get-post-detail.ts'
import { toArticleDto, toEarlierPostDto, toReadSourceDto } from './details/post-dto.ts'
import { summarizePosts } from './details/post-summary.ts'
import { showProvenance } from './details/provenance.ts'
import { findSimilarPosts } from './details/similar-posts.ts'
import { answerGeneration } from './generation/answer-generation.ts'
import { toChoices } from './generation/generation-choices.ts'
import { toPostFilter } from './search/to-post-filter.ts'
import { readArticlePicture } from './sources/article-picture.ts'
import { findEarlierPost } from './sources/earlier-post.ts'
import { articleNotFound, obtainSource } from './sources/obtain-source.ts'
import { toPageInput, toSourceInput, urlSource } from './sources/source-input.ts'
import { receiveUpload, type Upload } from './sources/uploaded-file.ts'
import { findArticle } from './store/article-repository.ts'
import { emitPostEvent, recordSave } from './store/post-events.ts'
import { postNotFound } from './store/post-not-found.ts'
import { findPost, listPosts, updatePost } from './store/post-repository.ts'
import { holdForVersions } from './store/version-repository.ts'
import { toSeen } from './working-copy-routes.ts'

/** Posts over HTTP. Someone else's post answers like a missing one. */
export function registerPostRoutes(http: Http, ctx: Context): void {
  async function withUpload<Made>(
    request: HttpRequest,
    use: (upload: Upload, choices: z.output<typeof GenerateFromFileFields>) => Promise<Made>,
  ): Promise<Made> {
    const { upload, choices } = await receiveUpload(request, join(ctx.config.dataDir, 'uploads'))
    try {
      return await use(upload, choices)
    } finally {
      await upload.file.close()
    }
  }

  addRoute(
    http,
    ctx,
    'readArticle',
    async ({ actor, body: { html, ...named }, reply }) => {
      const input = html === undefined ? toSourceInput(named) : toPageInput(named, html)
      const source = await obtainSource(ctx, actor.workspace, input, ctx.ending)
      reply.status(201)
      return await toReadSourceDto(source)
    },
    pages,
  )

  addRoute(
    http,
    ctx,
    'readArticleFromFile',
    async ({ actor, request, reply }) => {
      return await withUpload(request, async (upload, { speakerNotes }) => {
        const source = await obtainSource(ctx, actor.workspace, { kind: 'file', ...upload, speakerNotes }, ctx.ending)
        reply.status(201)
        return await toReadSourceDto(source)
      })
    },
    uploads,
  )

  addRoute(http, ctx, 'getArticle', async ({ actor, params }) => {
    const found = await findArticle(ctx.db, actor.workspace, params.id)
    if (!found) throw articleNotFound()
    return { ...toArticleDto(found.article), text: found.text }
  })

  addRoute(http, ctx, 'getArticlePicture', async ({ actor, params, reply }) => {
    const picture = await readArticlePicture(ctx, actor.workspace, params.id, ctx.ending)
    sendPicture(reply, picture, { name: 'picture', mimeType: 'image/webp', isFinal: true })
    return undefined
  })

  addRoute(http, ctx, 'findEarlierPost', async ({ actor, query }) => {
    const { url } = urlSource(query.url)
    const earlier = await findEarlierPost(ctx.db, actor.workspace, [url])
    return { post: earlier && toEarlierPostDto(earlier) }
  })

  addRoute(http, ctx, 'generatePost', ({ actor, body, request, reply }) => {
    const { url, textContent, articleId, readAgain, acceptPartial = false, ...wishes } = body
    const source = toSourceInput({ url, textContent, articleId, readAgain })
    return answerGeneration(ctx, actor, { source, acceptPartial, ...toChoices(wishes) }, request, reply)
  })

  addRoute(
    http,
    ctx,
    'generatePostFromFile',
    ({ actor, request, reply }) =>
      withUpload(request, (upload, { speakerNotes, ...choices }) => {
        const source = { kind: 'file' as const, ...upload, speakerNotes }
        const input = { source, acceptPartial: false, ...toChoices(choices) }
        return answerGeneration(ctx, actor, input, request, reply)
      }),
    uploads,
  )

  addRoute(http, ctx, 'listPosts', async ({ actor, query, reply }) => {
    const { limit, before, ...selection } = query
    const filter = toPostFilter(selection, { timeZone: actor.user.timeZone, now: ctx.now() })
    const posts = await listPosts(ctx.db, actor.workspace, { ...filter, limit, before })
    const last = posts.at(-1)
    if (last && posts.length === limit) {
      // by position, so that the next page is the same if that post is deleted meanwhile
      linkNextPage(reply, routes.listPosts.path, { ...query, before: last.position })
    }
    return await describePosts(ctx, actor.workspace, posts)
  })

  addRoute(http, ctx, 'getPostSummary', ({ actor }) =>
    summarizePosts(ctx.db, { id: actor.workspace, timeZone: actor.user.timeZone }, ctx.now()),
  )

  addRoute(http, ctx, 'getPost', async ({ actor, params, reply }) => {
    const post = await getPostDetail(ctx, actor, params.id)
    setVersion(reply, post.version)
    return post
  })

  addRoute(http, ctx, 'getProvenance', async ({ actor, params }) => {
    const provenance = await showProvenance(ctx, actor, params.id)
    if (!provenance) throw postNotFound()
    return provenance
  })

  addRoute(http, ctx, 'listSimilarPosts', async ({ actor, params }) => {
    const post = await findPost(ctx.db, actor.workspace, params.id)
    if (!post) throw postNotFound()
    const similar = await findSimilarPosts(ctx.db, post)
    return similar.map((each) => ({ ...each, createdAt: toIso(each.createdAt) }))
  })

  addRoute(http, ctx, 'updatePost', async ({ actor, params, body, request, reply }) => {
    const { workingCopy, titleBefore, ...change } = body
    // a status or a word for a claim replaces nothing that anyone wrote
    const isText = change.content !== undefined || change.title !== undefined
    if (actor.key && change.acceptedClaims) throw new AppError('forbidden', 'keyAcceptsNoClaims')
    const begunFrom = readIfMatch(request, isText && isInTeam(actor))
    const before = body.status === 'published' ? await findPost(ctx.db, actor.workspace, params.id) : undefined
    const wasStale = await inTransaction(ctx.db, async (db) => {
      const held = await holdForVersions(db, { ownerId: actor.workspace, id: params.id })
      if (held && isStale(held, { ...change, titleBefore, begunFrom })) return true
      const ended = {
        ...change,
        acceptedBy: personName(actor.user),
        workingCopy: workingCopy && toSeen(actor, workingCopy),
      }
      if (!(await updatePost(db, actor.workspace, params.id, ended, ctx.now()))) throw postNotFound()
      if (isText) await recordSave(ctx, db, actor, params.id)
      else await emitPostEvent(ctx, db, 'post.updated', actor, params.id)
      return false
    })
    if (wasStale) return await answerStale(request, reply, await getPostDetail(ctx, actor, params.id))
    const post = await findPost(ctx.db, actor.workspace, params.id)
    if (!post) throw postNotFound()
    if (before?.status === 'draft') ctx.log.info({ userId: actor.user.id, postId: post.id }, 'a post was published')
    setVersion(reply, post.version)
    return await describePost(ctx, post)
  })
}

/** Whether a save would overwrite a text or a title that its author has not seen. */
function isStale(
  stored: { version: number; title: string },
  sent: { title?: string | undefined; titleBefore?: string | undefined; begunFrom: number | undefined },
): boolean {
  if (sent.begunFrom !== undefined && sent.begunFrom !== stored.version) return true
  return sent.title !== undefined && ![sent.titleBefore ?? stored.title, sent.title].includes(stored.title)
}

const uploads = { bodyLimit: limits.fileBytes + limits.jsonBytes }
/** In JSON each quote, backslash and line end of a page takes two bytes. */
const pages = { bodyLimit: 2 * limits.handedOverBytes + limits.jsonBytes }
