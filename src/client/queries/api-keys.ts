import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** Keys of the API. Refetched at each visit: programs use them meanwhile. */

export type ApiKey = Answer<'listKeys'>[number]
/** The only answer that holds the key itself. */
export type NewApiKey = Answer<'createKey'>

/** The person's own, and those of teams whose keys they manage. */
export function useApiKeys() {
  return useQuery({
    queryKey: queryKeys.apiKeys,
    queryFn: ({ signal }) => callApi('listKeys', { signal }),
    staleTime: 0,
  })
}

export function useCreateApiKey() {
  return useMutation({
    mutationFn: (body: Body<'createKey'>) => callApi('createKey', { body }),
    onSuccess: (_key, _body, _, { client }) => void client.invalidateQueries({ queryKey: queryKeys.apiKeys }),
  })
}

export function useRevokeApiKey({ onSuccess, onError }: Outcome<undefined, ApiKey>) {
  return useMutation({
    mutationFn: ({ id }: ApiKey) => callApi('deleteKey', { params: { id } }),
    onSuccess: (answer, key, _, { client }) => {
      client.setQueryData<ApiKey[]>(queryKeys.apiKeys, (keys) => keys?.filter(({ id }) => id !== key.id))
      onSuccess?.(answer, key)
    },
    onError: (error, key) => onError?.(error, key),
  })
}
