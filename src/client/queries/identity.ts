import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** The user's identity at the single sign-on provider: whether it is linked, and whether it may be. */
export function useIdentity() {
  return useQuery({
    queryKey: queryKeys.identity,
    queryFn: ({ signal }) => callApi('getIdentity', { signal }),
    staleTime: 0, // the user returns from the provider with a pending link
  })
}

export function useLinkIdentity({ onSuccess }: Outcome<Answer<'linkIdentity'>, string> = {}) {
  return useMutation({
    mutationFn: (password: string) => callApi('linkIdentity', { body: { password } }),
    onSuccess: (answer, password, _, { client }) => {
      void client.invalidateQueries({ queryKey: queryKeys.identity })
      onSuccess?.(answer, password)
    },
  })
}

export function useUnlinkIdentity({ onSuccess, onError }: Outcome<Answer<'unlinkIdentity'>, void> = {}) {
  return useMutation({
    mutationFn: () => callApi('unlinkIdentity'),
    onSuccess: (answer, _variables, _, { client }) => {
      void client.invalidateQueries({ queryKey: queryKeys.identity })
      onSuccess?.(answer)
    },
    onError: (error) => onError?.(error),
  })
}
