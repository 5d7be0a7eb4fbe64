import { useMutation } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { toast } from '#client/ui/toast'
import type { AccountValues } from './account-values.ts'
import { browserTimeZone, startSession } from './session.ts'
import { texts } from './texts.ts'

/** Creates the first administrator by the token of the set-up link, and signs them in. */
export function useSetup(token: string) {
  return useMutation({
    mutationFn: (account: AccountValues) =>
      callApi('setup', { body: { token, ...account, timeZone: browserTimeZone() } }),
    onSuccess: (user) => {
      startSession(user)
      toast({ kind: 'success', ...texts.setup.done })
    },
  })
}
