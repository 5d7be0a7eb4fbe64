import { useMemo } from 'react'
import { useConfigQuery } from '#client/queries/config'
import { useSettings } from '#client/queries/settings'
import { useSharedStyles, useUserStyles } from '#client/queries/styles'
import { useUser } from '#client/queries/user'
import type { Offer } from './resolve-choices.ts'

/**
 * What the form can choose from. `offer` is undefined until models and styles are here; saved settings may follow.
 * @param needsSettings false when the form is filled by other means, which saves a call.
 */
export function useOffer(needsSettings: boolean) {
  const { user } = useUser()
  const config = useConfigQuery()
  const shared = useSharedStyles()
  const own = useUserStyles()
  const settings = useSettings(needsSettings)

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
