import { join } from 'node:path'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { Http, HttpRequest } from '#server/platform/http/http'
import { linkNextPage } from '#server/platform/http/page'
import { hasNoUser, isWebScheme } from '#server/reading/fetch/web-address'
import type { GenerateBody, GenerateFromFileFields } from '#shared/contract/posts'
import { routes } from '#shared/contract/routes'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import { parseAddress } from '#shared/text/parse-address'
import { toIso } from '#shared/time/iso'
import { endOfDay, startOfDay } from '#shared/time/local-days'
import { answerGeneration } from './answer-generation.ts'
import { findArticle } from './article-repository.ts'
import { findEarlierPost } from './earlier-post.ts'
import { getPostDetail } from './get-post-detail.ts'
import { articleNotFound, obtainSource, type SourceInput } from './obtain-source.ts'
import { toArticleDto, toEarlierPostDto, toPostDto, toReadSourceDto } from './post-dto.ts'
import { emitPostEvent } from './post-events.ts'
import { postNotFound } from './post-not-found.ts'
import { findPost, listPosts, updatePost } from './post-repository.ts'
import { summarizePosts } from './post-summary.ts'
import { findProvenance } from './provenance.ts'
import { findSimilarPosts } from './similar-posts.ts'
import { receiveUpload, type Upload } from './uploaded-file.ts'

/** Posts over HTTP. A post that is someone else's answers like one that is not there. */
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
    const { q, from, to, ...filter } = query
    const posts = await listPosts(ctx.db, actor.workspace, {
      ...filter,
      words: q,
      from: from === undefined ? undefined : startOfDay(from, actor.user.timeZone),
      until: to === undefined ? undefined : endOfDay(to, actor.user.timeZone),
    })
    const last = posts.at(-1)
    if (last && posts.length === query.limit) {
      // from its position, so that the next page is the same when that post is deleted meanwhile
      linkNextPage(reply, routes.listPosts.path, { ...query, before: last.position })
    }
    const ai = await ctx.models.read()
    return posts.map((post) => toPostDto(ai, post))
  })

  addRoute(http, ctx, 'getPostSummary', ({ actor }) =>
    summarizePosts(ctx.db, { id: actor.workspace, timeZone: actor.user.timeZone }, ctx.now()),
  )

  addRoute(http, ctx, 'getPost', ({ actor, params }) => getPostDetail(ctx, actor.workspace, params.id))

  addRoute(http, ctx, 'getProvenance', async ({ actor, params }) => {
    const provenance = await findProvenance(ctx, actor.workspace, params.id)
    if (!provenance) throw postNotFound()
    return provenance
  })

  addRoute(http, ctx, 'listSimilarPosts', async ({ actor, params }) => {
    const post = await findPost(ctx.db, actor.workspace, params.id)
    if (!post) throw postNotFound()
    const similar = await findSimilarPosts(ctx.db, post)
    return similar.map((each) => ({ ...each, createdAt: toIso(each.createdAt) }))
  })

  addRoute(http, ctx, 'updatePost', async ({ actor, params, body }) => {
    const before = body.status === 'published' ? await findPost(ctx.db, actor.workspace, params.id) : undefined
    await inTransaction(ctx.db, async (db) => {
      if (!(await updatePost(db, actor.workspace, params.id, body, ctx.now()))) throw postNotFound()
      await emitPostEvent(ctx, db, 'post.updated', { ownerId: actor.workspace, id: params.id })
    })
    const post = await findPost(ctx.db, actor.workspace, params.id)
    if (!post) throw postNotFound()
    if (before?.status === 'draft') ctx.log.info({ userId: actor.user.id, postId: post.id }, 'a post was published')
    return toPostDto(await ctx.models.read(), post)
  })
}

const uploads = { bodyLimit: limits.fileBytes + limits.jsonBytes }
/** In JSON each quote, backslash and line end of a page takes two bytes. */
const pages = { bodyLimit: 2 * limits.handedOverBytes + limits.jsonBytes }

/** What was asked for, as generating takes it: how the post is wanted stands apart. */
function toChoices(wishes: z.infer<typeof GenerateFromFileFields>) {
  const { moreArticleIds, isOwn, asksFirst, drafts, angle, stance, form, length, hashtags, sourceMention, ...choices } =
    wishes
  return {
    moreArticleIds,
    isOwn,
    asksFirst,
    drafts,
    choices: { ...choices, plan: { angle, stance, form, length, hashtags, sourceMention } },
  }
}

type NamedSource = Partial<Pick<z.infer<typeof GenerateBody>, 'url' | 'textContent' | 'articleId' | 'readAgain'>>

/** @throws AppError invalid_input, with the specification's sentences */
function toSourceInput({ url, textContent, articleId, readAgain }: NamedSource): SourceInput {
  const named = [url, textContent, articleId].filter((each) => each !== undefined).length
  if (named > 1) throw new AppError('invalid_input', 'sourceUnclear')
  if (articleId !== undefined) return { kind: 'article', articleId }
  if (textContent !== undefined) {
    if (isBlank(textContent)) throw new AppError('invalid_input', 'sourceTextMissing')
    return { kind: 'text', text: textContent }
  }
  return urlSource(url ?? '', readAgain)
}

/** @throws AppError invalid_input | body_too_large */
function toPageInput({ url: given, textContent }: NamedSource, html: string): SourceInput {
  if (textContent !== undefined) throw new AppError('invalid_input', 'sourceUnclear')
  const { url } = urlSource(given ?? '')
  const address = parseAddress(url)
  if (!address || !isWebScheme(address) || !hasNoUser(address)) throw new AppError('invalid_input', 'urlInvalid')
  if (Buffer.byteLength(html) > limits.handedOverBytes) throw new AppError('body_too_large', 'handedOverPageTooLarge')
  return { kind: 'page', url, html }
}

function urlSource(given: string, readAgain = false): Extract<SourceInput, { kind: 'url' }> {
  const url = given.trim()
  if (!url) throw new AppError('invalid_input', 'articleUrlInvalid')
  if (!parseAddress(url)) throw new AppError('invalid_input', 'urlInvalid')
  return { kind: 'url', url, readAgain }
}
