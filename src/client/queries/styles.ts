import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import { useOptimisticRemoval } from './optimistic.ts'
import type { Outcome } from './outcome.ts'

/** Content styles as authors see them: their own and the shared ones. */

export type UserStyle = Answer<'listUserStyles'>[number]
export type SharedStyle = Answer<'listSharedStyles'>[number]

export function useUserStyles() {
  return useQuery({ queryKey: queryKeys.userStyles, queryFn: ({ signal }) => callApi('listUserStyles', { signal }) })
}

export function useSharedStyles() {
  return useQuery({
    queryKey: queryKeys.sharedStyles,
    queryFn: ({ signal }) => callApi('listSharedStyles', { signal }),
  })
}

/** Creates a style, or changes the one with `id`. */
export function useSaveStyle(
  id: number | null,
  { onSuccess, onError }: Outcome<UserStyle, Body<'createUserStyle'>> = {},
) {
  return useMutation({
    mutationFn: (body: Body<'createUserStyle'>) =>
      id === null ? callApi('createUserStyle', { body }) : callApi('updateUserStyle', { params: { id }, body }),
    onSuccess: (saved, body, _, { client }) => {
      showSavedStyle(client, saved)
      onSuccess?.(saved, body)
    },
    onError,
  })
}

/** The list shows it at once, a new one on top as the server lists it. */
export function showSavedStyle(cache: QueryClient, saved: UserStyle): void {
  cache.setQueryData<UserStyle[]>(queryKeys.userStyles, (styles = []) =>
    styles.some(({ id }) => id === saved.id)
      ? styles.map((style) => (style.id === saved.id ? saved : style))
      : [saved, ...styles],
  )
  refreshVoiceExamples(cache)
}

/** Removes the style from the list at once. */
export function useDeleteStyle(outcome: Outcome<unknown, UserStyle> = {}) {
  return useOptimisticRemoval<UserStyle, unknown>({
    ...outcome,
    mutationFn: ({ id }) => callApi('deleteUserStyle', { params: { id } }),
    lists: queryKeys.userStyles,
    settle: refreshVoiceExamples,
  })
}

/** Open posts are compared with the examples of the style they were written in. */
function refreshVoiceExamples(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: queryKeys.openPosts })
}
