import { useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'

/** One's own workspace first, then teams by name. */
export type Workspace = Answer<'listWorkspaces'>[number]

export function useWorkspaces() {
  return useQuery({ queryKey: queryKeys.workspaces, queryFn: ({ signal }) => callApi('listWorkspaces', { signal }) })
}
