import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** The user's own second factor: its state, and every change. Changes end the other sessions. */

export function useSecondFactor() {
  return useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: ({ signal }) => callApi('getSecondFactor', { signal }),
    staleTime: 0, // a recovery code may have been used elsewhere
  })
}

/** The key for the authenticator app. */
export type AppKey = Answer<'beginSecondFactor'>

export function useBeginSecondFactor() {
  return useMutation({ mutationFn: (password: string) => callApi('beginSecondFactor', { body: { password } }) })
}

/** Refetches the user only after they have seen the recovery codes: the screen with the codes must stay until then. */
export function useConfirmSecondFactor({ onSuccess }: Outcome<Answer<'confirmSecondFactor'>, string> = {}) {
  return useMutation({
    mutationFn: (code: string) => callApi('confirmSecondFactor', { body: { code } }),
    onSuccess: (answer, code, _, { client }) => {
      void client.invalidateQueries({ queryKey: queryKeys.sessions })
      onSuccess?.(answer, code)
    },
  })
}

/** Refetches the user and their required steps after the set-up. */
export function useSetUpDone(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: queryKeys.user })
}

export interface Proof {
  password: string
  code: string
}

export function useRenewRecoveryCodes({ onSuccess }: Outcome<Answer<'renewRecoveryCodes'>, Proof> = {}) {
  return useMutation({
    mutationFn: (proof: Proof) => callApi('renewRecoveryCodes', { body: proof }),
    onSuccess: (answer, proof, _, { client }) => {
      void client.invalidateQueries({ queryKey: queryKeys.secondFactor })
      onSuccess?.(answer, proof)
    },
  })
}

export function useTurnOffSecondFactor({ onSuccess }: Outcome<Answer<'turnOffSecondFactor'>, Proof> = {}) {
  return useMutation({
    mutationFn: (proof: Proof) => callApi('turnOffSecondFactor', { body: proof }),
    onSuccess: (answer, proof, _, { client }) => {
      onSuccess?.(answer, proof)
      void client.invalidateQueries({ queryKey: queryKeys.sessions })
      return client.invalidateQueries({ queryKey: queryKeys.user })
    },
  })
}
