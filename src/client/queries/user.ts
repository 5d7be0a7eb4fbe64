import { useQuery } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { secondMs } from '#shared/time/durations'
import { queryKeys } from './keys.ts'

export type User = Answer<'getUser'>

/**
 * The signed-in user; null for nobody. Fresh for five minutes, never refetched automatically (spec section 4). `error`
 * is set when the query failed, which does not mean signed out.
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

/** For someone waiting for approval: refetches every half minute, and when they return to the page. */
export function useAdmission(): void {
  useQuery({
    queryKey: queryKeys.user,
    queryFn: fetchUser,
    refetchInterval: 30 * secondMs,
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
}

/** The user’s time zone, in which days and months of posts are counted, as on the server. */
export function useTimeZone(): string {
  return useUser().user?.timeZone ?? 'UTC'
}

/** The time zone to show moments in, also to someone without an account. */
export function useReaderZone(): string {
  return useUser().user?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

async function fetchUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  try {
    return await callApi('getUser', { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
