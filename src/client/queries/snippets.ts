import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import { useOptimisticRemoval } from './optimistic.ts'
import type { Outcome } from './outcome.ts'

/** A text that its owner adds to posts: a sign-off, hashtags, a favourite first line. */
export type Snippet = Answer<'listSnippets'>[number]

export function useSnippets() {
  return useQuery({ queryKey: queryKeys.snippets, queryFn: ({ signal }) => callApi('listSnippets', { signal }) })
}

/** Creates a snippet, or changes the one with `id`. */
export function useSaveSnippet(
  id: string | null,
  { onSuccess, onError }: Outcome<Snippet, Body<'createSnippet'>> = {},
) {
  return useMutation({
    mutationFn: (body: Body<'createSnippet'>) =>
      id === null ? callApi('createSnippet', { body }) : callApi('updateSnippet', { params: { id }, body }),
    onSuccess: (saved, body, _, { client }) => {
      showSnippet(client, saved)
      onSuccess?.(saved, body)
    },
    onError,
  })
}

/** In its place, or as the last; a list that is not loaded yet will include it. */
export function showSnippet(cache: QueryClient, saved: Snippet): void {
  cache.setQueryData<Snippet[]>(queryKeys.snippets, (snippets) => {
    if (!snippets) return undefined
    const place = snippets.findIndex(({ id }) => id === saved.id)
    return place < 0 ? [...snippets, saved] : snippets.with(place, saved)
  })
}

/** Removes it from the list at once. */
export function useDeleteSnippet(outcome: Outcome<unknown, Snippet> = {}) {
  return useOptimisticRemoval<Snippet, unknown>({
    ...outcome,
    mutationFn: ({ id }) => callApi('deleteSnippet', { params: { id } }),
    lists: queryKeys.snippets,
  })
}
