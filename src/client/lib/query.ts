import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** The cache of server data. Times are those of spec section 9. */

export const queryKeys = {
  user: ['user'],
  config: ['config'],
  /** Everything made of posts; lists and single posts append to it, so that one invalidation reaches all. */
  posts: ['posts'],
  /** Single posts, each with the examples that its voice is compared with. */
  openPosts: ['posts', 'one'],
  sharedStyles: ['shared-styles'],
  userStyles: ['user-styles'],
  settings: ['settings'],
  sessions: ['sessions'],
  paymentSetup: ['payment-setup'],
  billingHistory: ['billing-history'],
  pendingUsers: ['pending-users'],
  users: ['users'],
  adminStats: ['admin-stats'],
  auditLog: ['audit-log'],
  adminStyles: ['admin-styles'],
  templates: ['prompt-templates'],
} as const

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndedSession }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
  defaultOptions: {
    queries: {
      staleTime: 5 * 60 * 1000,
      gcTime: 10 * 60 * 1000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
})

/** An ended session shows at the next call, whichever it is; forgetting the user brings the way to sign in. */
function noticeEndedSession(error: Error): void {
  if (error instanceof ApiError && error.status === 401 && error.code === 'sign_in_required') {
    queryClient.setQueryData(queryKeys.user, null)
  }
}

/** Drops everything one person has loaded; what anyone may see stays. */
export function forgetPersonalData(): void {
  queryClient.setQueryData(queryKeys.user, null)
  const shared: readonly string[] = [queryKeys.user[0], queryKeys.config[0]]
  queryClient.removeQueries({ predicate: (query) => !shared.includes(String(query.queryKey[0])) })
}
