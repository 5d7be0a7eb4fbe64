import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import type { Subscriber } from '#server/platform/events/event'
import { asUserId, type WorkspaceId } from '#shared/contract/ids'
import type { Lent } from '#shared/rules/linkedin'
import type { LinkedinAccount } from './account.ts'
import { listAccounts } from './account-repository.ts'
import { listLendings, storeLending } from './lending-repository.ts'

/** An account's owner lends it to a team, or takes it back. Call it in a transaction. */
export async function changeLending(
  ctx: Context,
  db: Database,
  { account, workspace, lent }: { account: LinkedinAccount; workspace: WorkspaceId; lent: Lent | 'never' },
): Promise<void> {
  await storeLending(db, account, workspace, lent === 'never' ? null : lent)
  const about = { workspaceId: workspace, actor: account.ownerId, subject: account.id }
  await emit(ctx, db, { ...about, name: 'account.lent', payload: { name: account.name, lent } })
}

/** Whoever leaves a team takes their accounts along, also if they come back later. */
export const endLendings: Subscriber<Context> = {
  name: 'lendings',
  when: 'in-transaction',
  on: {
    'member.left': (ctx, { workspaceId, subject }) => takeBackAll(ctx, subject, workspaceId),
    'member.removed': (ctx, { workspaceId, subject }) => takeBackAll(ctx, subject, workspaceId),
  },
}

async function takeBackAll(ctx: Context, userId: string, workspace: WorkspaceId | null): Promise<void> {
  if (workspace === null) return
  for (const account of await listAccounts(ctx.db, asUserId(userId))) {
    const lendings = await listLendings(ctx.db, account)
    if (lendings.some((lending) => lending.workspace === workspace))
      await changeLending(ctx, ctx.db, { account, workspace, lent: 'never' })
  }
}
