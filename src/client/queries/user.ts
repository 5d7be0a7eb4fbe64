import { useQuery } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'

export type User = Answer<'getUser'>

/**
 * Who is signed in; null for nobody. Fresh for five minutes, never asked again by itself (spec section 4).
 * `error` is set when it could not be found out, which is not the same as being signed out.
 */
export function useUser() {
  const query = useQuery({ queryKey: queryKeys.user, queryFn: fetchUser, refetchOnMount: false })
  return {
    user: query.data ?? null,
    isLoading: query.isPending,
    error: query.data === undefined ? query.error : null,
    refetch: query.refetch,
    isFetching: query.isFetching,
  }
}

/** Where the user lives; days and months of posts are counted there, as the server does. */
export function useTimeZone(): string {
  return useUser().user?.timeZone ?? 'UTC'
}

async function fetchUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  try {
    return await callApi('getUser', { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
