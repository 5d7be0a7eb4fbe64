import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'

/** The settings that administrators change while the server runs. */
export type Installation = Answer<'getInstallation'>

export function useInstallation() {
  return useQuery({
    queryKey: queryKeys.installation,
    queryFn: ({ signal }) => callApi('getInstallation', { signal }),
    staleTime: 0,
  })
}

export function useSaveInstallation() {
  return useMutation({
    mutationFn: (body: Body<'saveInstallation'>) => callApi('saveInstallation', { body }),
    onSuccess: (saved, _body, _, { client }) => {
      client.setQueryData(queryKeys.installation, saved)
      // it tells visitors who may register
      void client.invalidateQueries({ queryKey: queryKeys.config })
    },
  })
}

export function useTestMail() {
  return useMutation({ mutationFn: () => callApi('sendTestMail') })
}
