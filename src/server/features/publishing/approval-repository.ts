import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { ReviewDecision } from '#shared/rules/reviews'
import { hourMs } from '#shared/time/durations'
import { type ReviewedObject, readReviewedObject } from './reviewed-object.ts'

/** What publishing reads of a team's reviews; they are written in features/reviews. */

/**
 * Whether a publication needs an approval before it goes out: where its workspace requires one, and where a key of the
 * API has planned it. Null: it needs none.
 */
export async function findApprovalRule(
  db: Database,
  { ownerId, id }: { ownerId: WorkspaceId; id: string },
): Promise<{ windowMs: number } | null> {
  const row = await db
    .selectFrom('workspaces')
    .leftJoin('publications', (join) =>
      join.onRef('publications.owner_id', '=', 'workspaces.id').on('publications.id', '=', id),
    )
    .select(['review', 'approval_window_hours', 'by_key'])
    .where('workspaces.id', '=', ownerId)
    .executeTakeFirst()
  if (row?.review !== 'required' && row?.by_key !== 1) return null
  return { windowMs: row.approval_window_hours * hourMs }
}

/** The last decision about a post; undefined: there is none. */
export async function findLastDecision(
  db: Database,
  ownerId: WorkspaceId,
  postId: string,
): Promise<{ decision: ReviewDecision; object: ReviewedObject } | undefined> {
  const row = await db
    .selectFrom('review_decisions')
    .select(['decision', 'object'])
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { decision: row.decision, object: readReviewedObject(row.object) }
}
