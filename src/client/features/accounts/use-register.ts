import { useMutation } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { toast } from '#client/ui/toast'
import type { AccountValues } from './account-values.ts'
import { browserTimeZone, startSession } from './session.ts'
import { texts } from './texts.ts'

/** Creates an account and signs it in; it waits for approval from then on. */
export function useRegister() {
  return useMutation({
    mutationFn: (account: AccountValues) => callApi('register', { body: { ...account, timeZone: browserTimeZone() } }),
    onSuccess: (user) => {
      startSession(user)
      toast({ kind: 'success', ...texts.register.done })
    },
  })
}
