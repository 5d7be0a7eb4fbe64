import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from '../keys.ts'

/** The bell: what happened to publications while their author was away. */

type Notices = Answer<'listNotices'>
export type Notice = Notices['notices'][number]

const pauseMs = 60_000

/** Asked again every minute while the page is visible. */
export function useNotices(isWanted: boolean) {
  return useQuery({
    queryKey: queryKeys.notices,
    queryFn: ({ signal }) => callApi('listNotices', { signal }),
    enabled: isWanted,
    refetchInterval: pauseMs,
    refetchOnWindowFocus: true,
    staleTime: pauseMs,
  })
}

/** All up to the newest that is shown count as seen. A failure changes nothing: they are counted again next time. */
export function useSeeNotices() {
  const { mutate } = useMutation({
    mutationFn: (upTo: string) => callApi('seeNotices', { body: { upTo } }),
    onSuccess: (_nothing, _upTo, _result, { client }) => {
      client.setQueryData<Notices>(queryKeys.notices, (known) => known && { ...known, unseen: 0 })
    },
  })
  return mutate
}
