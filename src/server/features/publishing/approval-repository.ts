import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { ReviewDecision } from '#shared/rules/reviews'
import { hourMs } from '#shared/time/durations'
import { type ReviewedObject, readReviewedObject } from './reviewed-object.ts'

/** What publishing reads of a team's reviews; they are written in features/reviews. */

/** What a workspace asks before something goes out. Null: nothing, as everyone's own does. */
export async function findApprovalRule(db: Database, ownerId: WorkspaceId): Promise<{ windowMs: number } | null> {
  const row = await db
    .selectFrom('workspaces')
    .select(['review', 'approval_window_hours'])
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return row?.review === 'required' ? { windowMs: row.approval_window_hours * hourMs } : null
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
