import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'
import type { User } from './user.ts'

/** The author's profile and writing voice. */
export type AuthorVoice = Answer<'getVoice'>

export function useVoice() {
  return useQuery({ queryKey: queryKeys.voice, queryFn: ({ signal }) => callApi('getVoice', { signal }) })
}

/** Omitted fields stay unchanged. */
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

/** How many posts of LinkedIn's archive new posts are compared with. */
export function useArchivePosts() {
  return useQuery({
    queryKey: queryKeys.archivePosts,
    queryFn: ({ signal }) => callApi('getArchivePosts', { signal }),
  })
}

/** Replaces them; an empty list deletes them. What posts have in common with earlier ones is loaded again. */
export function useSaveArchivePosts(onError: (error: Error) => void) {
  return useMutation({
    mutationFn: (posts: Body<'saveArchivePosts'>['posts']) => callApi('saveArchivePosts', { body: { posts } }),
    onSuccess: (saved, _posts, _, { client }) => {
      client.setQueryData(queryKeys.archivePosts, saved)
      void client.invalidateQueries({ queryKey: queryKeys.earlierPosts })
    },
    onError,
  })
}

/** Open posts are compared with the author's other own posts. */
export function showVoice(cache: QueryClient, saved: AuthorVoice): void {
  cache.setQueryData(queryKeys.voice, saved)
  void cache.invalidateQueries({ queryKey: queryKeys.openPosts })
}

/**
 * Records that the user has answered or skipped the welcome questions. Applies in this tab even if the server fails, so that they do
 * not come up repeatedly.
 */
export function useNoteWelcomed() {
  return useMutation({
    mutationFn: () => callApi('updateUser', { body: { wasWelcomed: true } }),
    onMutate: (_nothing, { client }) => {
      client.setQueryData<User>(queryKeys.user, (user) => user && { ...user, wasWelcomed: true })
    },
  })
}
