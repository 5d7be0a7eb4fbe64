import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { personalWorkspaceOf, type UserId, type WorkspaceId } from '#shared/contract/ids'
import type { PlanName } from '#shared/rules/plans'

/** The plan of a workspace, and how many posts it has used this month. */

/** Call it in the transaction that makes the person. */
export async function insertPersonalWorkspace(db: Database, userId: UserId, plan: PlanName): Promise<void> {
  await db
    .insertInto('workspaces')
    .values({
      id: personalWorkspaceOf(userId),
      user_id: userId,
      plan,
      subscription_status: 'trialing',
      paid_until: null,
      cancel_at_period_end: 0,
      past_due_since: null,
      month_key: '',
      month_used: 0,
    })
    .execute()
}

export async function setPlan(db: Database, id: WorkspaceId, plan: PlanName): Promise<void> {
  await db.updateTable('workspaces').set({ plan }).where('id', '=', id).execute()
}

/** Stores what a subscription makes of the plan. */
export async function storePaidPlan(
  db: Database,
  id: WorkspaceId,
  paid: {
    plan: PlanName
    subscriptionStatus: string
    paidUntil: number | null
    cancelAtPeriodEnd: boolean
    pastDueSince: number | null
  },
): Promise<void> {
  await db
    .updateTable('workspaces')
    .set({
      plan: paid.plan,
      subscription_status: paid.subscriptionStatus,
      paid_until: paid.paidUntil,
      cancel_at_period_end: paid.cancelAtPeriodEnd ? 1 : 0,
      past_due_since: paid.pastDueSince,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Counts one post in this month. Counter and limit are one statement, so parallel requests can't exceed it.
 * @param month YYYY-MM; one earlier than the last counted month counts in that one
 * @param max null: without limit
 * @returns the month it counts in; undefined when the limit is reached
 */
export async function countMonthlyUse(
  db: Database,
  id: WorkspaceId,
  { month, max }: { month: string; max: number | null },
): Promise<string | undefined> {
  const isNewMonth = sql<boolean>`workspaces.month_key < ${month}`
  const counted = await db
    .updateTable('workspaces')
    .set({
      month_used: sql`case when ${isNewMonth} then 1 else workspaces.month_used + 1 end`,
      month_key: sql`case when ${isNewMonth} then ${month} else workspaces.month_key end`,
    })
    .where('id', '=', id)
    .$if(max !== null, (query) => query.where(sql<boolean>`(${isNewMonth} or workspaces.month_used < ${max})`))
    .returning('month_key')
    .executeTakeFirst()
  return counted?.month_key
}

/** Undoes `countMonthlyUse`, unless a later month has begun. */
export async function refundMonthlyUse(db: Database, id: WorkspaceId, month: string): Promise<void> {
  await db
    .updateTable('workspaces')
    .set({ month_used: sql`workspaces.month_used - 1` })
    .where('id', '=', id)
    .where('month_key', '=', month)
    .where('month_used', '>', 0)
    .execute()
}

/** Resets everyone's month to zero. Posts being written now still count, since failures refund them. */
export async function resetMonthlyPosts(db: Database): Promise<void> {
  await db
    .updateTable('workspaces')
    .set({
      month_used: sql<number>`(select count(*) from generations
        where generations.owner_id = workspaces.id and generations.reserved_month = workspaces.month_key)`,
    })
    .where('month_used', '>', 0)
    .execute()
}
