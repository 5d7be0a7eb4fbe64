import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** Teams as administrators see and change them. */

export type ListedTeam = Answer<'listTeams'>[number]
export type TeamPlanChange = Body<'changeTeam'>

const teamsQuery = queryOptions({
  queryKey: queryKeys.adminTeams,
  queryFn: ({ signal }) => callApi('listTeams', { signal }),
  staleTime: 0,
})

export function useTeams() {
  return useQuery(teamsQuery)
}

/** Gives a team a plan, or restores a deleted one. */
export function useChangeTeamPlan({
  onSuccess,
  onError,
}: Outcome<ListedTeam, { team: ListedTeam; change: TeamPlanChange }> = {}) {
  return useMutation({
    mutationFn: ({ team: { slug }, change }: { team: ListedTeam; change: TeamPlanChange }) =>
      callApi('changeTeam', { params: { slug }, body: change }),
    onSuccess: (changed, variables, _, { client }) => {
      client.setQueryData(teamsQuery.queryKey, (teams) =>
        teams?.map((each) => (each.id === changed.id ? changed : each)),
      )
      onSuccess?.(changed, variables)
    },
    onError: (error, variables) => onError?.(error, variables),
  })
}
