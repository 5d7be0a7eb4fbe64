import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { planOf } from '#server/features/accounts/people/plan'
import { countMonthlyUse, refundMonthlyUse } from '#server/features/accounts/people/workspace-repository'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { isLeaseOver, keepRenewing, leaseMs } from '#server/platform/database/leases'
import type { MomentRule } from '#server/platform/database/moments'
import { withRelaxedDurability } from '#server/platform/database/relaxed-durability'
import { AppError } from '#server/platform/errors'
import type { WorkspaceId } from '#shared/contract/ids'
import { because } from '#shared/errors/reason'
import { monthAt } from '#shared/time/local-days'
import { waitForSlot, wakeNextWaiter } from './slot-queue.ts'

/**
 * Counting posts. A generation first takes one of its author's few slots (a leased row), then reserves one post of the
 * month, recorded on that row. Storing the post settles the reservation; failure, cancellation or a crash refunds it to
 * the month that the row names, and a sweep does so for dead processes.
 */

const slotsPerUser = 4
const slotsPerAdmin = 8
const queueMs = 30_000

/** A generation in progress. */
export interface Generation {
  ownerId: WorkspaceId
  slot: number
  token: string
}

/**
 * Takes one of the user's slots, or waits in the queue while all are busy.
 * @throws AppError rate_limited after 30 seconds in the queue; cancelled
 */
export async function beginGeneration(ctx: Context, actor: Actor, signal: AbortSignal): Promise<Generation> {
  const token = randomUUID()
  const slots = actor.user.isAdmin ? slotsPerAdmin : slotsPerUser
  const deadline = ctx.now() + queueMs
  for (let attempt = 0; ; attempt += 1) {
    for (let slot = 0; slot < slots; slot += 1) {
      if (await takeSlot(ctx, { ownerId: actor.workspace, slot, token })) {
        return keepLease(ctx, { ownerId: actor.workspace, slot, token })
      }
    }
    if (ctx.now() >= deadline) {
      throw new AppError('rate_limited', 'otherPostsWritten', {
        retryAfterSeconds: 10,
      })
    }
    await waitForSlot(actor.workspace, attempt, signal).catch(() => {
      throw new AppError('cancelled', 'generationCancelled')
    })
  }
}

/** One statement: takes a free slot, or one whose lease ended without a reserved post. */
async function takeSlot(ctx: Context, { ownerId, slot, token }: Generation): Promise<boolean> {
  const now = ctx.now()
  const row = { owner_id: ownerId, slot, token, expires_at: now + leaseMs, reserved_month: null }
  const taken = await withRelaxedDurability(ctx.db, (db) =>
    db
      .insertInto('generations')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['owner_id', 'slot'])
          .doUpdateSet({ token, expires_at: row.expires_at })
          .where(isLeaseOver('generations.expires_at', now))
          .where('generations.reserved_month', 'is', null),
      )
      .returning('token')
      .executeTakeFirst(),
  )
  return taken !== undefined
}

/** Functions that stop renewing a lease, by its token. */
const renewals = new Map<string, () => void>()

function keepLease(ctx: Context, generation: Generation): Generation {
  const stopRenewing = keepRenewing(
    () => renewLease(ctx.db, generation, ctx.now() + leaseMs),
    (err) => ctx.log.warn({ err }, 'the lease of a generation could not be renewed'),
  )
  renewals.set(generation.token, stopRenewing)
  return generation
}

async function renewLease(db: Database, { ownerId, slot, token }: Generation, expiresAt: number): Promise<void> {
  await withRelaxedDurability(db, (unflushed) =>
    unflushed
      .updateTable('generations')
      .set({ expires_at: expiresAt })
      .where('owner_id', '=', ownerId)
      .where('slot', '=', slot)
      .where('token', '=', token)
      .execute(),
  )
}

/**
 * Reserves one of this month's posts.
 * @throws AppError quota_exceeded
 */
export async function reservePost(ctx: Context, actor: Actor, generation: Generation): Promise<void> {
  const month = monthAt(ctx.now(), actor.holder.timeZone)
  const max = planOf(ctx.config, actor.holder).postsPerMonth
  await inUnflushedTransaction(ctx.db, async (db) => {
    const counted = await countMonthlyUse(db, actor.workspace, { month, max })
    if (counted === undefined) throw quotaExceeded(ctx, max)
    await db
      .updateTable('generations')
      .set({ reserved_month: counted })
      .where('token', '=', generation.token)
      .where('owner_id', '=', generation.ownerId)
      .execute()
  })
}

/**
 * Losing a reservation in a power failure does no harm, since no post was stored; storing a post flushes all earlier
 * writes.
 */
function inUnflushedTransaction(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  return withRelaxedDurability(db, (unflushed) => inTransaction(unflushed, work))
}

export function quotaExceeded({ config }: Context, postsPerMonth: number | null): AppError {
  const most = postsPerMonth ?? 0
  return new AppError(
    'quota_exceeded',
    because(config.plans.areOff ? 'monthlyLimitReached' : 'monthlyPostsUsed', { most }),
  )
}

/**
 * Makes the reserved post count for good. Call it in the transaction that stores the post.
 * @throws AppError cancelled when the lease ended and the post was already refunded
 */
export async function settlePost(db: Database, generation: Generation): Promise<void> {
  const settled = await db
    .updateTable('generations')
    .set({ reserved_month: null })
    .where('token', '=', generation.token)
    .where('owner_id', '=', generation.ownerId)
    .where('reserved_month', 'is not', null)
    .returning('slot')
    .executeTakeFirst()
  if (!settled) throw new AppError('cancelled', 'generationTooLong')
}

/** Frees the slot and refunds a post still reserved. Safe to call in any state. */
export async function endGeneration(db: Database, generation: Generation): Promise<void> {
  renewals.get(generation.token)?.()
  renewals.delete(generation.token)
  await free(db, generation)
  wakeNextWaiter(generation.ownerId)
}

/** @param deadSince frees it only if its lease ended by then */
async function free(db: Database, generation: Generation, deadSince?: number): Promise<void> {
  await inUnflushedTransaction(db, async (transaction) => {
    const held = await transaction
      .deleteFrom('generations')
      .where('token', '=', generation.token)
      .where('owner_id', '=', generation.ownerId)
      .$if(deadSince !== undefined, (query) => query.where('expires_at', '<=', deadSince ?? 0))
      .returning('reserved_month')
      .executeTakeFirst()
    if (held?.reserved_month) await refundMonthlyUse(transaction, generation.ownerId, held.reserved_month)
  })
}

/** A generation whose lease ends later than any can counts as dead, and is swept. */
export const generationMoments: readonly MomentRule[] = [
  { table: 'generations', column: 'expires_at', farthestMs: leaseMs, becomes: { expires_at: 'now' } },
]

/** Ends generations whose process died: those past their lease, or all of them when none can be alive. */
export async function sweepGenerations(ctx: Context, options: { nobodyElseRuns: boolean }): Promise<number> {
  const deadSince = options.nobodyElseRuns ? undefined : ctx.now()
  const dead = await ctx.db
    .selectFrom('generations')
    .select(['owner_id', 'slot', 'token'])
    .$if(deadSince !== undefined, (query) => query.where('expires_at', '<=', deadSince ?? 0))
    .execute()
  for (const { owner_id: ownerId, slot, token } of dead) {
    await free(ctx.db, { ownerId, slot, token }, deadSince)
    wakeNextWaiter(ownerId)
  }
  return dead.length
}
