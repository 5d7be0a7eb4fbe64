import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { MomentCursor } from '#server/platform/http/page'
import type { WorkspaceId } from '#shared/contract/ids'
import { openStates, type PublicationState, publishing } from '#shared/rules/publishing'
import type { Publication } from './publication.ts'
import { toPublication } from './publication-repository.ts'

/** A publication with what its author sees of the post and the account. */
export interface PublicationView extends Publication {
  postTitle: string
  /** False once the post was deleted; only published publications outlive it. */
  hasPost: boolean
  /** As the post is now. */
  postContent: string
  /** When the account's token ends; null: the account is gone. */
  tokenEndsAt: number | null
}

export interface ViewFilter {
  states?: readonly PublicationState[] | undefined
  accountId?: string | undefined
  postId?: string | undefined
  /** Of the time it is due: inclusive, exclusive. */
  from?: number | undefined
  until?: number | undefined
  isQueued?: boolean
  order?: 'soonest' | 'latest'
  limit?: number
  /** Where the page before ended. */
  before?: MomentCursor | undefined
}

export async function findView(db: Database, ownerId: WorkspaceId, id: string): Promise<PublicationView | undefined> {
  const row = await selectViews(db, ownerId).where('publications.id', '=', id).executeTakeFirst()
  return row && toView(row)
}

/** By the time they are due. Uses index publications_owner_due, for a post publications_owner_post. */
export async function listViews(db: Database, ownerId: WorkspaceId, filter: ViewFilter): Promise<PublicationView[]> {
  const { states, accountId, postId, from, until, isQueued, order = 'soonest', limit, before } = filter
  const direction = order === 'soonest' ? 'asc' : 'desc'
  const place = sql`(publications.due_at, publications.id)`
  const rows = await selectViews(db, ownerId)
    .$if(states !== undefined, (query) => query.where('publications.state', 'in', states ?? []))
    .$if(accountId !== undefined, (query) => query.where('publications.account_id', '=', accountId ?? ''))
    .$if(postId !== undefined, (query) => query.where('publications.post_id', '=', postId ?? ''))
    .$if(from !== undefined, (query) => query.where('publications.due_at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('publications.due_at', '<', until ?? 0))
    .$if(isQueued !== undefined, (query) => query.where('publications.is_queued', '=', isQueued ? 1 : 0))
    .$if(before !== undefined, (query) =>
      query.where(
        order === 'soonest'
          ? sql<boolean>`${place} > (${before?.at}, ${before?.id})`
          : sql<boolean>`${place} < (${before?.at}, ${before?.id})`,
      ),
    )
    .orderBy('publications.due_at', direction)
    .orderBy('publications.id', direction)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(toView)
}

/** What goes out from an account within a day of a moment, or went out, and is there still. */
export async function listAround(
  db: Database,
  ownerId: WorkspaceId,
  { accountId, at }: { accountId: string; at: number },
): Promise<PublicationView[]> {
  const { sameTextMs } = publishing
  const span = { from: at - sameTextMs + 1, until: at + sameTextMs }
  const views = await listViews(db, ownerId, { accountId, states: [...openStates, 'published'], ...span })
  return views.filter(({ deletedAt }) => deletedAt === null)
}

/** The times at which something goes out to an account, from a moment on. */
export async function listTakenTimes(
  db: Database,
  ownerId: WorkspaceId,
  accountId: string,
  from: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('publications')
    .select('due_at')
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'scheduled')
    .where('due_at', '>=', from)
    .execute()
  return rows.map((row) => row.due_at)
}

function selectViews(db: Database, ownerId: WorkspaceId) {
  return db
    .selectFrom('publications')
    .leftJoin('posts', (join) =>
      join.onRef('posts.owner_id', '=', 'publications.owner_id').onRef('posts.id', '=', 'publications.post_id'),
    )
    .leftJoin('linkedin_accounts', (join) =>
      join
        .onRef('linkedin_accounts.owner_id', '=', 'publications.owner_id')
        .onRef('linkedin_accounts.id', '=', 'publications.account_id'),
    )
    .where('publications.owner_id', '=', ownerId)
    .selectAll('publications')
    .select([
      'posts.title as title_now',
      'posts.content as post_content',
      'linkedin_accounts.expires_at as token_ends_at',
    ])
}

type ViewRow = Awaited<ReturnType<ReturnType<typeof selectViews>['execute']>>[number]

function toView(row: ViewRow): PublicationView {
  return {
    ...toPublication(row),
    postTitle: row.title_now ?? row.post_title ?? '',
    hasPost: row.title_now !== null,
    postContent: row.post_content ?? '',
    tokenEndsAt: row.token_ends_at,
  }
}
