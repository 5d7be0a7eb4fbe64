import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi, sentenceOf } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { useConfig } from '#client/lib/use-config'
import { toast } from '#client/ui/toast'
import type { Role } from '#shared/rules/plans'
import { inviteTexts } from './texts.ts'
import { refreshCounts } from './users-cache.ts'

export interface Invitation {
  email: string
  role: Role
}

/** Invites someone, again if need be: then a new link is sent. */
export function useInviteUser() {
  const cache = useQueryClient()
  const hasMail = useConfig()?.features.mail ?? true
  return useMutation({
    mutationFn: (invitation: Invitation) => callApi('inviteUser', { body: invitation }),
    onSuccess: ({ email }) => {
      void cache.invalidateQueries({ queryKey: queryKeys.users })
      void cache.invalidateQueries({ queryKey: queryKeys.pendingUsers })
      refreshCounts(cache)
      const { title, description, withoutMail } = inviteTexts.sent
      toast({ kind: 'success', title, description: hasMail ? description(email) : withoutMail(email) })
    },
    onError: (error) => toast({ kind: 'error', title: inviteTexts.failed, description: inviteSentence(error) }),
  })
}

/** The server says "Invalid email"; people read the sentence of spec section 8. */
export function inviteSentence(error: Error): string {
  const isInvalid = error instanceof ApiError && error.code === 'invalid_input'
  return isInvalid ? inviteTexts.invalidEmail : sentenceOf(error)
}
