import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Provenance } from '#shared/contract/provenance'
import { findPackedArticles, withText } from '../store/article-repository.ts'
import { findCitedTextsOf, findWaitingPagesOf } from '../store/cited-page-repository.ts'
import { findMoreArticlesOf } from '../store/more-article-repository.ts'
import { listPosts, type Post } from '../store/post-repository.ts'
import { findPostVisuals } from '../store/post-visuals.ts'
import { findWrittenWithOf, nothingKept, unpackKept } from '../store/provenance-repository.ts'
import { listVersionsOf } from '../store/version-repository.ts'
import { findWorkingCopiesOf } from '../store/working-copy-repository.ts'
import { toPostDetail } from './post-dto.ts'

const postsPerPage = 20

/**
 * The provenance of each of an author's posts, newest first. Posts are read a page at a time, with eleven queries each,
 * and texts are decompressed one post at a time, since a text may have two million characters.
 */
export async function* listProvenances(ctx: Context, ownerId: WorkspaceId): AsyncGenerator<z.infer<typeof Provenance>> {
  let before: string | undefined
  for (;;) {
    const posts = await listPosts(ctx.db, ownerId, { limit: postsPerPage, before })
    if (posts.length > 0) yield* provenancesOf(ctx, ownerId, posts)
    if (posts.length < postsPerPage) return
    before = String(posts.at(-1)?.position)
  }
}

async function* provenancesOf(ctx: Context, ownerId: WorkspaceId, posts: readonly Post[]) {
  const ids = posts.map(({ id }) => id)
  const articleIds = posts.map(({ articleId }) => articleId)
  // read first: a page finished meanwhile then counts as both read and pending, never as neither
  const waiting = await findWaitingPagesOf(ctx.db, ownerId, ids)
  const [ai, articles, more, cited, versions, workingCopies, visuals, writtenWith] = await Promise.all([
    ctx.models.read(),
    findPackedArticles(ctx.db, ownerId, articleIds),
    findMoreArticlesOf(ctx.db, ownerId, ids),
    findCitedTextsOf(ctx.db, ownerId, ids),
    listVersionsOf(ctx.db, ownerId, ids),
    findWorkingCopiesOf(ctx.db, ownerId, ids),
    findPostVisuals(ctx.db, ownerId, ids),
    findWrittenWithOf(ctx.db, ownerId, ids),
  ])
  for (const post of posts) {
    const packed = articles.get(post.articleId)
    if (!packed) continue // deleted between the two queries
    const { id } = post
    const detail = toPostDetail(ai, {
      post,
      source: await withText(packed),
      more: await Promise.all((more.get(id) ?? []).map((unpack) => unpack())),
      cited: await Promise.all((cited.get(id) ?? []).map((unpack) => unpack())),
      isReadingCited: waiting.has(id),
      versions: versions.get(id) ?? [],
      workingCopy: workingCopies.get(id),
      visual: visuals.get(id),
    })
    const kept = writtenWith.get(id)
    yield { ...detail, isVoiceHidden: false, ...(kept ? await unpackKept(kept, detail.firstDraft) : nothingKept) }
  }
}
