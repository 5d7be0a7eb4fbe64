import type { Database } from '#server/platform/database/database'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { Lent } from '#shared/rules/linkedin'
import type { LinkedinAccount } from './account.ts'
import { toAccount } from './account-repository.ts'

/** Accounts that their owners lend to a team. Only those of present members count. */

export interface LentAccount {
  account: LinkedinAccount
  lent: Lent
  owner: { firstName: string; lastName: string; email: string }
}

/** By the owner's and the account's name. */
export async function listLentAccounts(db: Database, workspace: WorkspaceId): Promise<LentAccount[]> {
  const rows = await selectLent(db, workspace).orderBy('email').orderBy('name').execute()
  return rows.map(toLent)
}

export async function findLentAccount(
  db: Database,
  workspace: WorkspaceId,
  accountId: string,
): Promise<LentAccount | undefined> {
  const row = await selectLent(db, workspace).where('linkedin_accounts.id', '=', accountId).executeTakeFirst()
  return row && toLent(row)
}

/** To which teams an account is lent. */
export async function listLendings(
  db: Database,
  { ownerId, id }: Pick<LinkedinAccount, 'ownerId' | 'id'>,
): Promise<{ workspace: WorkspaceId; lent: Lent }[]> {
  const rows = await db
    .selectFrom('account_lendings')
    .select(['workspace_id', 'lent'])
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', id)
    .execute()
  return rows.map((row) => ({ workspace: row.workspace_id, lent: row.lent }))
}

export async function storeLending(
  db: Database,
  { ownerId, id }: { ownerId: UserId; id: string },
  workspace: WorkspaceId,
  lent: Lent | null,
): Promise<void> {
  await db
    .deleteFrom('account_lendings')
    .where('workspace_id', '=', workspace)
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', id)
    .execute()
  if (lent === null) return
  await db
    .insertInto('account_lendings')
    .values({ owner_id: ownerId, account_id: id, workspace_id: workspace, lent })
    .execute()
}

function selectLent(db: Database, workspace: WorkspaceId) {
  return db
    .selectFrom('account_lendings')
    .innerJoin('linkedin_accounts', (join) =>
      join
        .onRef('linkedin_accounts.owner_id', '=', 'account_lendings.owner_id')
        .onRef('linkedin_accounts.id', '=', 'account_lendings.account_id'),
    )
    .innerJoin('workspace_members', (join) =>
      join
        .onRef('workspace_members.workspace_id', '=', 'account_lendings.workspace_id')
        .onRef('workspace_members.user_id', '=', 'account_lendings.owner_id'),
    )
    .innerJoin('users', 'users.id', 'account_lendings.owner_id')
    .selectAll('linkedin_accounts')
    .select(['account_lendings.lent', 'users.first_name', 'users.last_name', 'users.email'])
    .where('account_lendings.workspace_id', '=', workspace)
}

function toLent(row: Awaited<ReturnType<ReturnType<typeof selectLent>['execute']>>[number]): LentAccount {
  return {
    account: toAccount(row),
    lent: row.lent,
    owner: { firstName: row.first_name, lastName: row.last_name, email: row.email },
  }
}
