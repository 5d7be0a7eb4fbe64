import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { useUser } from '#client/lib/use-user'
import type { Offer } from './resolve-choices.ts'

/**
 * What the form can choose from. `offer` is undefined until models and styles are here; saved settings may follow.
 * @param needsSettings false when the form is filled by other means, which saves a call.
 */
export function useOffer(needsSettings: boolean) {
  const { user } = useUser()
  const config = useQuery({ queryKey: queryKeys.config, queryFn: ({ signal }) => callApi('getConfig', { signal }) })
  const shared = useQuery({
    queryKey: queryKeys.sharedStyles,
    queryFn: ({ signal }) => callApi('listSharedStyles', { signal }),
  })
  const own = useQuery({
    queryKey: queryKeys.userStyles,
    queryFn: ({ signal }) => callApi('listUserStyles', { signal }),
  })
  const settings = useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => callApi('getSettings', { signal }),
    enabled: needsSettings,
  })

  const offer = useMemo((): Offer | undefined => {
    if (!user || !config.data || !shared.data || !own.data) return undefined
    return {
      config: config.data,
      capabilities: user.capabilities,
      settings: settings.data,
      sharedStyles: shared.data,
      userStyles: own.data,
    }
  }, [user, config.data, shared.data, own.data, settings.data])

  const needed = [config, shared, own]
  return {
    offer,
    user,
    /** Set when the choices can't be shown; `retry` asks again for what is missing. */
    error: offer ? null : (needed.find(({ error }) => error)?.error ?? null),
    retry: () => {
      for (const query of needed) if (query.error) void query.refetch()
    },
  }
}
