import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { personName } from '#server/features/accounts/people/person-name'
import { listFiguresOfPosts, type PostFigures } from '#server/features/figures/figures-repository'
import { listPublishedAt } from '#server/features/figures/published-post-repository'
import { describePosts } from '#server/features/posts/details/describe-posts'
import type { PostFilter } from '#server/features/posts/search/post-pages'
import { listPosts } from '#server/features/posts/store/post-repository'
import type { Answer } from '#shared/contract/contract'
import { partFeedText } from '#shared/linkedin/live-words'
import type { PostState } from '#shared/rules/post-states'
import { toIso } from '#shared/time/iso'
import type { ExportedPost } from './exported-post.ts'
import { listSent } from './sent-repository.ts'

type Described = Answer<'listPosts'>[number]

const pageSize = 100

/** The posts that match, in their order and page by page, so that no more than a page is ever held. */
export async function* readPosts(
  ctx: Context,
  actor: Actor,
  filter: Omit<PostFilter, 'limit' | 'before'>,
): AsyncGenerator<ExportedPost[]> {
  for (let before: string | undefined; ; ) {
    const posts = await listPosts(ctx.db, actor.workspace, { ...filter, before, limit: pageSize })
    if (posts.length > 0) yield await complete(ctx, actor, await describePosts(ctx, actor.workspace, posts))
    const last = posts.at(-1)
    if (!last || posts.length < pageSize) return
    before = String(last.position)
  }
}

async function complete(ctx: Context, actor: Actor, posts: readonly Described[]): Promise<ExportedPost[]> {
  const ids = posts.map(({ id }) => id)
  const [sent, marked, figures] = await Promise.all([
    listSent(ctx.db, actor.workspace, ids),
    listPublishedAt(ctx.db, actor.workspace, ids),
    listFiguresOfPosts(ctx.db, actor.workspace, ids),
  ])
  const home = `${ctx.config.http.publicUrl}${actor.team ? `/w/${actor.team.slug}` : ''}`
  return posts.map((post) => {
    const atLinkedin = sent.get(post.id) ?? []
    return {
      id: post.id,
      title: post.title,
      text: post.content,
      state: stateOf(post),
      hashtags: hashtagsOf(post.content),
      createdAt: post.createdAt,
      updatedAt: post.updatedAt,
      publishedAt: toIso(atLinkedin[0]?.publishedAt ?? marked.get(post.id) ?? null),
      scheduledFor: post.publication && post.publication.state !== 'published' ? post.publication.at : null,
      linkedin: atLinkedin.map(({ publishedAt, ...place }) => ({ ...place, publishedAt: toIso(publishedAt) })),
      author: actor.team ? (post.author?.name ?? null) : personName(actor.user),
      language: post.language,
      model: post.aiModel,
      source: post.sourceUrl,
      sourceTitle: post.sourceTitle,
      figures: toFigures(figures.get(post.id)?.[0]),
      url: `${home}/generate?post=${encodeURIComponent(post.id)}`,
    }
  })
}

/** As lists of posts filter it. */
function stateOf({ status, publication }: Described): PostState {
  if (status === 'published') return 'published'
  if (publication === null) return 'draft'
  if (publication.needsAuthor) return 'needs-you'
  return publication.state === 'published' ? 'published' : 'scheduled'
}

/** Without the #, each once. */
function hashtagsOf(text: string): string[] {
  const found = partFeedText(text).flatMap((piece) => (piece.kind === 'hashtag' ? piece.text.slice(1) : []))
  return [...new Set(found)]
}

function toFigures(figures: PostFigures | undefined): ExportedPost['figures'] {
  if (!figures) return null
  const { day, source, impressions, engagements, reactions, comments, reposts, reached } = figures
  return { day, source, impressions, engagements, reactions, comments, reposts, reached }
}
