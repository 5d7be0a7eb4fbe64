import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/lib/api'
import { minuteMs } from '#shared/time/durations'
import { askAgainAfterChanges } from './ask-again.ts'
import { queryKeys } from './keys.ts'

/**
 * Sends a call even if the browser reports no network: a server nearby may answer without one, and a failure shows at
 * once, while a call paused until the network returns would look like one in progress.
 */
const networkMode = 'always'

/** The cache of server responses. Times are those of spec section 9. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndedSession }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
  defaultOptions: {
    queries: {
      staleTime: 5 * minuteMs,
      gcTime: 10 * minuteMs,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode,
    },
    mutations: { retry: false, networkMode },
  },
})

askAgainAfterChanges(queryClient)

/**
 * Any call may reveal that the session has ended; clearing the user then leads to sign-in. A second factor that is
 * required by now works the same way; refetching the user leads to its set-up.
 */
function noticeEndedSession(error: Error): void {
  if (!(error instanceof ApiError)) return
  if (error.status === 401 && error.code === 'sign_in_required') queryClient.setQueryData(queryKeys.user, null)
  if (error.code === 'second_factor_setup_required') {
    void queryClient.invalidateQueries({ queryKey: queryKeys.user })
  }
}

/** Removes everything loaded for one person; public data stays. */
export function forgetPersonalData(cache: QueryClient = queryClient): void {
  cache.setQueryData(queryKeys.user, null)
  const shared: readonly string[] = [queryKeys.user[0], queryKeys.config[0]]
  cache.removeQueries({ predicate: (query) => !shared.includes(String(query.queryKey[0])) })
}
