import { useMemo } from 'react'
import { useConfigQuery } from '#client/queries/config'
import { useSettings } from '#client/queries/settings'
import { useSharedStyles, useUserStyles } from '#client/queries/styles'
import { useUser } from '#client/queries/user'
import type { FormOptions } from './resolve-choices.ts'

/**
 * The form's choices. `offer` is undefined until models and styles have loaded; saved settings may follow.
 * @param needsSettings false when the form is filled by other means, which saves a call
 */
export function useFormOptions(needsSettings: boolean) {
  const { user } = useUser()
  const config = useConfigQuery()
  const shared = useSharedStyles()
  const own = useUserStyles()
  const settings = useSettings(needsSettings)

  const options = useMemo((): FormOptions | undefined => {
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
    options,
    user,
    /** Set when the choices failed to load; `retry` loads the missing ones. */
    error: options ? null : (needed.find(({ error }) => error)?.error ?? null),
    retry: () => {
      for (const query of needed) if (query.error) void query.refetch()
    },
  }
}
