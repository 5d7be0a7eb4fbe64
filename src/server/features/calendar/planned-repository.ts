import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { PublicationState } from '#shared/rules/publishing'

/** What a calendar shows of a publication. Times are epoch ms. */
export interface Planned {
  id: string
  postId: string
  accountName: string
  state: PublicationState
  dueAt: number
  publishedAt: number | null
  deletedAt: number | null
  urn: string | null
  title: string
  /** How its post begins; null once the post was deleted. */
  beginning: string | null
}

const beginningCharacters = 600

/** Publications due or published since then, cancelled ones too, the soonest first. Uses index publications_owner_due. */
export async function listPlanned(db: Database, ownerId: WorkspaceId, since: number): Promise<Planned[]> {
  const rows = await db
    .selectFrom('publications')
    .leftJoin('posts', (join) =>
      join.onRef('posts.owner_id', '=', 'publications.owner_id').onRef('posts.id', '=', 'publications.post_id'),
    )
    .select([
      'publications.id',
      'publications.post_id as postId',
      'publications.account_name as accountName',
      'publications.state',
      'publications.due_at as dueAt',
      'publications.published_at as publishedAt',
      'publications.deleted_at as deletedAt',
      'publications.urn',
      'publications.post_title as formerTitle',
      'posts.title',
      sql<string | null>`substr(posts.content, 1, ${beginningCharacters})`.as('beginning'),
    ])
    .where('publications.owner_id', '=', ownerId)
    .where((column) =>
      column.or([column('publications.due_at', '>=', since), column('publications.published_at', '>=', since)]),
    )
    .orderBy('publications.due_at')
    .orderBy('publications.id')
    .execute()
  return rows.map(({ formerTitle, title, ...row }) => ({ ...row, title: title ?? formerTitle ?? '' }))
}
