import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { inTransaction } from '#server/platform/database/in-transaction'
import { personalWorkspaceOf, type UserId } from '#shared/contract/ids'
import { appKindOf, isNearLimit, spareCalls, startOfLinkedinDay } from '#shared/rules/linkedin'
import { dayMs } from '#shared/time/durations'
import type { LinkedinAccount } from './account.ts'
import {
  addCalls,
  type CountedDay,
  claimNotification,
  findCalls,
  listCalls,
  sweepCalls,
} from './call-count-repository.ts'

/**
 * How many calls members have made today. LinkedIn limits them for a member and an app, which accounts that were
 * connected together share. The count informs people and holds back look-ups. It never holds back a post: LinkedIn's own
 * answer does.
 */

export type CountedAccount = Pick<LinkedinAccount, 'ownerId' | 'id' | 'name' | 'kind' | 'scopes' | 'grantId'>

export interface CallsToday {
  used: number
  limit: number
  /** When LinkedIn counts from zero again: midnight UTC, epoch ms. */
  endsAt: number
}

export async function readCalls(ctx: Context, account: CountedAccount): Promise<CallsToday> {
  return toCalls(ctx, account, await findCalls(ctx.db, todayOf(ctx, account)))
}

/** Of someone's accounts that have few left, by their ids. */
export async function listNearLimit(
  ctx: Context,
  ownerId: UserId,
  accounts: readonly CountedAccount[],
): Promise<Map<string, CallsToday>> {
  const counted = await listCalls(ctx.db, ownerId, startOfLinkedinDay(ctx.now()))
  const all = accounts.map((account) => {
    const used = counted.get(todayOf(ctx, account).grantId) ?? 0
    return [account.id, toCalls(ctx, account, used)] as const
  })
  return new Map(all.filter(([, calls]) => isNearLimit(calls)))
}

/** Whether this many calls are left for anything but posts. */
export async function hasSpareCalls(ctx: Context, account: CountedAccount, calls: number): Promise<boolean> {
  return spareCalls(await readCalls(ctx, account)) >= calls
}

/** Notifies the account's owner once a day when few are left. */
export async function countCalls(ctx: Context, account: CountedAccount, calls: number): Promise<void> {
  const today = todayOf(ctx, account)
  const { calls: used, isOwnerNotified } = await addCalls(ctx.db, today, calls)
  const limit = limitOf(ctx, account)
  if (isOwnerNotified || !isNearLimit({ used, limit })) return
  const { ownerId, id: subject, name } = account
  await inTransaction(ctx.db, async (db) => {
    if (!(await claimNotification(db, today, ctx.now()))) return
    const where = { workspaceId: personalWorkspaceOf(ownerId), actor: null, subject }
    await emit(ctx, db, { ...where, name: 'linkedin-account.near-limit', payload: { ownerId, name, used, limit } })
  })
}

/** LinkedIn said that no calls are left today, whatever was counted here. */
export async function noteDayLimit(ctx: Context, account: CountedAccount): Promise<void> {
  const { used, limit } = await readCalls(ctx, account)
  if (used < limit) await countCalls(ctx, account, limit - used)
}

/** Yesterday's are kept for a day, while clocks differ. */
export async function forgetCalls(ctx: Context): Promise<void> {
  await sweepCalls(ctx.db, startOfLinkedinDay(ctx.now()) - dayMs)
}

function toCalls(ctx: Context, account: CountedAccount, used: number): CallsToday {
  return { used, limit: limitOf(ctx, account), endsAt: startOfLinkedinDay(ctx.now()) + dayMs }
}

function limitOf(ctx: Context, account: CountedAccount): number {
  return ctx.config.linkedin.dailyCalls[appKindOf(account)]
}

function todayOf(ctx: Context, { ownerId, id, grantId }: CountedAccount): CountedDay {
  return { ownerId, grantId: grantId ?? id, day: startOfLinkedinDay(ctx.now()) }
}
