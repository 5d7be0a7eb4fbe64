import { useMutation } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { toast } from '#client/ui/toast'
import { startSession } from './session.ts'
import { texts } from './texts.ts'

/** Signs in. Failures arrive as `error` and leave the form as it is. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => callApi('login', { body }),
    onSuccess: (user) => {
      startSession(user)
      toast({ kind: 'success', ...texts.login.done })
    },
  })
}
