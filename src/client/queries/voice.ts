import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'
import type { User } from './user.ts'

/** Who the author is and how they write. */
export type AuthorVoice = Answer<'getVoice'>

export function useVoice() {
  return useQuery({ queryKey: queryKeys.voice, queryFn: ({ signal }) => callApi('getVoice', { signal }) })
}

/** What is not named stays as it is. */
export function useSaveVoice({ onSuccess, onError }: Outcome<AuthorVoice, Body<'saveVoice'>> = {}) {
  return useMutation({
    mutationFn: (body: Body<'saveVoice'>) => callApi('saveVoice', { body }),
    onSuccess: (saved, body, _, { client }) => {
      showVoice(client, saved)
      onSuccess?.(saved, body)
    },
    onError,
  })
}

/** Open posts are compared with other posts of the author's own. */
export function showVoice(cache: QueryClient, saved: AuthorVoice): void {
  cache.setQueryData(queryKeys.voice, saved)
  void cache.invalidateQueries({ queryKey: queryKeys.openPosts })
}

/** Notes that someone was asked who they are. It holds in this tab whatever the server says: nobody is asked on and on. */
export function useNoteWelcomed() {
  return useMutation({
    mutationFn: () => callApi('updateUser', { body: { wasWelcomed: true } }),
    onMutate: (_nothing, { client }) => {
      client.setQueryData<User>(queryKeys.user, (user) => user && { ...user, wasWelcomed: true })
    },
  })
}
