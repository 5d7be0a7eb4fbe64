import type { Database } from '#server/platform/database/database'
import { findApprovalRule, findLastDecision } from './approval-repository.ts'
import type { Publication } from './publication.ts'
import { covers, type ReviewedObject } from './reviewed-object.ts'

/**
 * Whether this may go out as it is: it needs no approval, or the last decision approved exactly this. The calls that
 * count are in the transactions that fix the bytes and that begin sending them.
 * @param describe what would go out
 */
export async function isCleared(
  db: Database,
  { ownerId, postId, id }: Pick<Publication, 'ownerId' | 'postId' | 'id'>,
  describe: () => Promise<ReviewedObject>,
): Promise<boolean> {
  const rule = await findApprovalRule(db, { ownerId, id })
  if (!rule) return true
  const last = await findLastDecision(db, ownerId, postId)
  return last?.decision === 'approve' && covers(last.object, await describe(), rule.windowMs)
}
