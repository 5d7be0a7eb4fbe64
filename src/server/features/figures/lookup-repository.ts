import type { Database } from '#server/platform/database/database'
import { personOf, type UserId, type WorkspaceId } from '#shared/contract/ids'

/** When LinkedIn is asked for the figures of published posts. Times are epoch ms. */

export interface FigureLookup {
  ownerId: WorkspaceId
  publicationId: string
  postId: string
  /** Of the post at LinkedIn. */
  urn: string
  /** The account that it went out through. */
  accountOwnerId: UserId
  accountId: string
  publishedAt: number
  nextAt: number
}

export async function addLookup(
  db: Database,
  {
    ownerId,
    publicationId,
    publishedAt,
    nextAt,
  }: Pick<FigureLookup, 'ownerId' | 'publicationId' | 'publishedAt' | 'nextAt'>,
): Promise<void> {
  await db
    .insertInto('figure_lookups')
    .values({ owner_id: ownerId, publication_id: publicationId, published_at: publishedAt, next_at: nextAt })
    .onConflict((conflict) => conflict.columns(['owner_id', 'publication_id']).doNothing())
    .execute()
}

/** Whether it is still at LinkedIn; it may have been deleted before the event arrived. */
export async function isPublished(db: Database, ownerId: WorkspaceId, publicationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('publications')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', publicationId)
    .where('state', '=', 'published')
    .executeTakeFirst()
  return row !== undefined
}

/** Due lookups of posts still at LinkedIn, longest due first. Uses index figure_lookups_next. */
export async function listDueLookups(db: Database, now: number, limit: number): Promise<FigureLookup[]> {
  const rows = await db
    .selectFrom('figure_lookups')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.owner_id', '=', 'figure_lookups.owner_id')
        .onRef('publications.id', '=', 'figure_lookups.publication_id'),
    )
    .where('figure_lookups.next_at', '<=', now)
    .select([
      'figure_lookups.owner_id',
      'figure_lookups.publication_id',
      'figure_lookups.published_at',
      'figure_lookups.next_at',
      'publications.post_id',
      'publications.urn',
      'publications.account_id',
      'publications.account_owner_id',
      'publications.via_account_id',
      'publications.via_owner_id',
    ])
    .orderBy('figure_lookups.next_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ownerId: row.owner_id,
    publicationId: row.publication_id,
    postId: row.post_id,
    urn: row.urn ?? '',
    accountOwnerId: row.via_owner_id ?? row.account_owner_id ?? personOf(row.owner_id),
    accountId: row.via_account_id ?? row.account_id,
    publishedAt: row.published_at,
    nextAt: row.next_at,
  }))
}

/** Sets the next time; null: never again. False: another process has done so. */
export async function moveLookup(db: Database, lookup: FigureLookup, nextAt: number | null): Promise<boolean> {
  const { ownerId, publicationId } = lookup
  const moved =
    nextAt === null
      ? await db
          .deleteFrom('figure_lookups')
          .where('owner_id', '=', ownerId)
          .where('publication_id', '=', publicationId)
          .where('next_at', '=', lookup.nextAt)
          .returning('publication_id')
          .executeTakeFirst()
      : await db
          .updateTable('figure_lookups')
          .set({ next_at: nextAt })
          .where('owner_id', '=', ownerId)
          .where('publication_id', '=', publicationId)
          .where('next_at', '=', lookup.nextAt)
          .returning('publication_id')
          .executeTakeFirst()
  return moved !== undefined
}
