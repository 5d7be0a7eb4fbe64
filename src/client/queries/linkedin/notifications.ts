import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import type { CommentMails } from '#shared/rules/comments'
import { queryKeys } from '../keys.ts'

/** The bell: what happened to publications while their author was away. */

export type Notifications = Answer<'listNotifications'>
export type Notification = Notifications['notices'][number]

const pauseMs = 60_000

/** Refetched every minute while the page is visible, and as the open bell first shows them. */
export function useNotifications(asker: 'bell' | 'page' | 'nobody') {
  return useQuery({
    queryKey: queryKeys.notices,
    queryFn: ({ signal }) => callApi('listNotifications', { signal }),
    enabled: asker !== 'nobody',
    refetchOnMount: asker === 'bell' ? 'always' : true,
    refetchInterval: pauseMs,
    refetchOnWindowFocus: true,
    staleTime: pauseMs,
  })
}

/** When comments in teams are mailed. */
export function useSetCommentMails({ onError }: { onError: (error: Error) => void }) {
  return useMutation({
    mutationFn: (commentMails: CommentMails) => callApi('setCommentMails', { body: { commentMails } }),
    onSuccess: (_nothing, commentMails, _result, { client }) => {
      client.setQueryData<Notifications>(queryKeys.notices, (known) => known && { ...known, commentMails })
    },
    onError,
  })
}

/** Marks everything up to the newest one shown as seen. After a failure they count as unseen next time. */
export function useSeeNotifications() {
  const { mutate } = useMutation({
    mutationFn: (upTo: string) => callApi('seeNotifications', { body: { upTo } }),
    onSuccess: (_nothing, _upTo, _result, { client }) => {
      client.setQueryData<Notifications>(queryKeys.notices, (known) => known && { ...known, unseen: 0 })
      void client.invalidateQueries({ queryKey: queryKeys.workspaces }) // each says how many are unseen
    },
  })
  return mutate
}
