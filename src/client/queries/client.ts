import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/lib/api'
import { minuteMs } from '#shared/time/durations'
import { queryKeys } from './keys.ts'

/**
 * A call is tried whatever the browser believes of the network: a server nearby may answer without one, and what fails
 * says so at once, while a call that is put off until there is a network again looks as if it were under way.
 */
const networkMode = 'always'

/** The cache of what the server has answered. Times are those of spec section 9. */
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

/**
 * An ended session shows at the next call, whichever it is; forgetting the user brings the way to sign in. So does a
 * second factor that has to be set up by now; asking for the user again brings the way to do it.
 */
function noticeEndedSession(error: Error): void {
  if (!(error instanceof ApiError)) return
  if (error.status === 401 && error.code === 'sign_in_required') queryClient.setQueryData(queryKeys.user, null)
  if (error.code === 'second_factor_setup_required') {
    void queryClient.invalidateQueries({ queryKey: queryKeys.user })
  }
}

/** Drops everything one person has loaded; what anyone may see stays. */
export function forgetPersonalData(cache: QueryClient = queryClient): void {
  cache.setQueryData(queryKeys.user, null)
  const shared: readonly string[] = [queryKeys.user[0], queryKeys.config[0]]
  cache.removeQueries({ predicate: (query) => !shared.includes(String(query.queryKey[0])) })
}
