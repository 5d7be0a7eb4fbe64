import type { Context } from '#server/context/context'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { DocumentFile } from '#server/reading/article'
import type { Answer } from '#shared/contract/contract'
import type { WorkspaceId } from '#shared/contract/ids'
import { engagementsOf } from '#shared/figures/engagements'
import { figureLimits } from '#shared/rules/figures'
import { toIso } from '#shared/time/iso'
import { listFiguresSince, type NewFigures, type PostFigures, putFigures } from './figures-repository.ts'
import { type KnownPost, matchPost } from './importing/match-posts.ts'
import { type Export, type ExportedPost, readExport } from './importing/read-export.ts'
import { listPublished, listPublishedNumbers } from './published-post-repository.ts'

type Imported = Answer<'importFigures'>
type Problem = Imported['problems'][number]

/**
 * Stores the figures of LinkedIn's own export. They count for its last day, or for today where it names none. The same
 * file again changes nothing.
 * @throws AppError with a document's code | invalid_input | busy
 */
export async function importFigures(
  ctx: Context,
  workspace: WorkspaceId,
  { file, filename }: { file: DocumentFile; filename: string },
): Promise<Imported> {
  const exported = readExport(await ctx.reader.readSheets(file, filename, ctx.ending))
  const { period } = exported
  if (exported.posts.length + exported.problems.length === 0) throw new AppError('invalid_input', 'exportWithoutPosts')
  const known = await findKnown(ctx, workspace)
  const { figures, problems } = toFigures(exported, known, { ownerId: workspace, now: ctx.now() })
  const before = period ? [] : await listFiguresSince(ctx.db, workspace, 0)
  const added = await inTransaction(ctx.db, async (db) => {
    let count = 0
    for (const each of figures) {
      if (!period && isKnown(each, before)) continue
      if ((await putFigures(db, each)).isNew) count += 1
    }
    return count
  })
  const all: Problem[] = [...exported.problems, ...problems]
  return {
    added,
    unchanged: figures.length - added,
    period,
    problems: all.slice(0, figureLimits.problems),
    moreProblems: Math.max(0, all.length - figureLimits.problems),
  }
}

async function findKnown({ db }: Context, workspace: WorkspaceId): Promise<KnownPost[]> {
  const [published, numbers] = await Promise.all([
    listPublished(db, workspace, figureLimits.posts),
    listPublishedNumbers(db, workspace),
  ])
  return published.map((post) => ({ ...post, numbers: numbers.get(post.postId) ?? [] }))
}

/** One set of figures per post, merged from all tables. */
function toFigures(
  { posts, period }: Export,
  known: readonly KnownPost[],
  { ownerId, now }: { ownerId: WorkspaceId; now: number },
): { figures: NewFigures[]; problems: Problem[] } {
  const problems: Problem[] = []
  const counts = new Map<string, ExportedPost['counts']>()
  for (const { sheet, row, text, address, counts: counted } of mergedByNumber(posts)) {
    const post = matchPost(address, known)
    if (!post) problems.push({ sheet, row, kind: 'no-post', text })
    // what it got before the period is missing
    else if (period && address.at < Date.parse(period.from)) problems.push({ sheet, row, kind: 'older', text })
    else counts.set(post.postId, { ...counts.get(post.postId), ...counted })
  }
  const at = period ? Math.min(now, Date.parse(`${period.until}T23:59:59Z`)) : now
  const day = period?.until ?? toIso(now).slice(0, 10)
  const figures = [...counts].map(([postId, counted]) => {
    const { impressions = null, reactions = null, comments = null, reposts = null, reached = null } = counted
    const engagements = counted.engagements ?? engagementsOf({ reactions, comments, reposts })
    const key = { ownerId, postId, publicationId: null, source: 'imported' as const, day, at }
    return { ...key, impressions, engagements, reactions, comments, reposts, reached }
  })
  return { figures, problems }
}

/** Merges a post's rows of several tables; problems name the first one. */
function mergedByNumber(posts: readonly ExportedPost[]): Iterable<ExportedPost> {
  const merged = new Map<string, ExportedPost>()
  for (const post of posts) {
    const { number } = post.address
    const before = merged.get(number)
    merged.set(number, before ? { ...before, counts: { ...before.counts, ...post.counts } } : post)
  }
  return merged.values()
}

/** Whether the latest imported figures of a post are the same. @param before latest first */
function isKnown(figures: NewFigures, before: readonly PostFigures[]): boolean {
  const latest = before.find(({ postId, source }) => postId === figures.postId && source === 'imported')
  const names = ['impressions', 'engagements', 'reactions', 'comments', 'reposts', 'reached'] as const
  return latest !== undefined && names.every((name) => figures[name] === null || figures[name] === latest[name])
}
