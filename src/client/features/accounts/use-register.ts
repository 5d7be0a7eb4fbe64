import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { configQuery } from '#client/lib/use-config'
import { toast } from '#client/ui/toast'
import type { AccountValues } from './account-values.ts'
import { browserTimeZone, startSession } from './session.ts'
import { texts } from './texts.ts'

/**
 * Creates an account and signs it in; it waits for approval from then on. Where e-mails have to be confirmed first there
 * is no session yet: `data.needsConfirmation` says so, with the address the link was sent to.
 */
export function useRegister() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (account: AccountValues) => {
      const { features } = await cache.ensureQueryData(configQuery)
      const user = await callApi('register', { body: { ...account, timeZone: browserTimeZone() } })
      return { user, needsConfirmation: features.emailConfirmation }
    },
    onSuccess: ({ user, needsConfirmation }) => {
      if (!needsConfirmation) startSession(user)
      toast({ kind: 'success', ...texts.register.done })
    },
  })
}
