import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import { texts } from '../texts.ts'

const words = texts.setup.error

/** What the card form is opened with; asked anew at each visit, since the server makes one subscription however often. */
export function usePaymentSetup() {
  const cache = useQueryClient()
  return useQuery({
    queryKey: queryKeys.paymentSetup,
    queryFn: async () => {
      try {
        const setup = await callApi('getOrCreateSubscription')
        // paid for in another window meanwhile
        if (setup.status === 'active') void cache.invalidateQueries({ queryKey: queryKeys.user })
        return setup
      } catch (error) {
        toast({ kind: 'error', title: words.title, description: setupFailure(error) })
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** The server's sentence, else the network's, else our own. */
function setupFailure(error: unknown): string {
  return error instanceof ApiError && error.code !== 'unknown' ? error.serverMessage : words.fallback
}
