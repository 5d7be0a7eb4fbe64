import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import type { Answer } from '#shared/contract/contract'
import { aiTexts } from './texts.ts'

export type Settings = Answer<'getSettings'>

export function useSettings() {
  return useQuery({ queryKey: queryKeys.settings, queryFn: ({ signal }) => callApi('getSettings', { signal }) })
}

/** Saves all of them. The generator starts with the answer at once; a failure leaves what is stored alone. */
export function useSaveSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (settings: Settings) => callApi('saveSettings', { body: settings }),
    onSuccess: (saved) => {
      cache.setQueryData(queryKeys.settings, saved)
      void cache.invalidateQueries({ queryKey: queryKeys.openPosts })
      toast({ kind: 'success', ...aiTexts.saved })
    },
    onError: () => toast({ kind: 'error', ...aiTexts.saveFailed }),
  })
}
