import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body, Query } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** Third-party apps that act for a person, and their requests for consent. Refetched at each visit. */

export type ConnectedApp = Answer<'listApps'>[number]
export type AppRequest = Query<'readAppRequest'>
export type DescribedRequest = Answer<'readAppRequest'>

/** The person's own, and those of teams whose keys they manage. */
export function useConnectedApps() {
  return useQuery({
    queryKey: queryKeys.apps,
    queryFn: ({ signal }) => callApi('listApps', { signal }),
    staleTime: 0,
  })
}

export function useDisconnectApp({ onSuccess, onError }: Outcome<undefined, ConnectedApp>) {
  return useMutation({
    mutationFn: ({ id }: ConnectedApp) => callApi('disconnectApp', { params: { id } }),
    onSuccess: (answer, app, _, { client }) => {
      client.setQueryData<ConnectedApp[]>(queryKeys.apps, (apps) => apps?.filter(({ id }) => id !== app.id))
      onSuccess?.(answer, app)
    },
    onError: (error, app) => onError?.(error, app),
  })
}

/** Who asks, and for what. */
export function useAppRequest(request: AppRequest) {
  return useQuery({
    queryKey: [...queryKeys.apps, request],
    queryFn: ({ signal }) => callApi('readAppRequest', { query: request, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

export function useAllowApp({ onSuccess, onError }: Outcome<Answer<'allowApp'>, Body<'allowApp'>>) {
  return useMutation({
    mutationFn: (body: Body<'allowApp'>) => callApi('allowApp', { body }),
    onSuccess: (answer, body) => onSuccess?.(answer, body),
    onError: (error, body) => onError?.(error, body),
  })
}
