import { callApi } from '#client/lib/api'
import type { Body } from '#shared/contract/contract'
import { queryKeys } from '../keys.ts'
import { useOptimisticChange } from '../optimistic.ts'
import type { Outcome } from '../outcome.ts'
import type { Workspace } from '../workspaces.ts'
import { type LinkedinAccount, showAccount } from './accounts.ts'

export type Lending = {
  account: LinkedinAccount
  team: Pick<Workspace, 'id'> & { slug: string }
} & Body<'lendLinkedinAccount'>

/** Lends an account to a team, or takes it back: shown at once. */
export function useLendAccount(outcome: Outcome<unknown, Lending> = {}) {
  return useOptimisticChange({
    ...outcome,
    mutationFn: ({ account: { id }, team: { slug }, lent }: Lending) =>
      callApi('lendLinkedinAccount', { params: { id, slug }, body: { lent } }),
    replaces: queryKeys.linkedinAccounts,
    scope: { id: 'linkedin-account' },
    show: (cache, { account, team, lent }: Lending) => {
      const others = (account.lentTo ?? []).filter(({ workspaceId }) => workspaceId !== team.id)
      const lentTo = lent === 'never' ? others : [...others, { workspaceId: team.id, lent }]
      showAccount(cache, { ...account, lentTo })
      return () => showAccount(cache, account)
    },
  })
}
