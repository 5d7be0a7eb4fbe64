import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

export type Settings = Answer<'getSettings'>

/** @param isNeeded false only reads the cache */
export function useSettings(isNeeded = true) {
  return useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => callApi('getSettings', { signal }),
    enabled: isNeeded,
  })
}

/** Saves all settings. */
export function useSaveSettings({ onSuccess, onError }: Outcome<Settings, Settings> = {}) {
  return useMutation({
    mutationFn: (settings: Settings) => callApi('saveSettings', { body: settings }),
    onSuccess: (saved, settings, _, { client }) => {
      showSettings(client, saved)
      onSuccess?.(saved, settings)
    },
    onError,
  })
}

/** The generator uses them at once; open posts are compared with other examples of the author's voice. */
export function showSettings(cache: QueryClient, saved: Settings): void {
  cache.setQueryData(queryKeys.settings, saved)
  void cache.invalidateQueries({ queryKey: queryKeys.openPosts })
}
