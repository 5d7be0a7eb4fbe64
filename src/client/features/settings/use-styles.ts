import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import type { Body } from '#shared/contract/contract'
import type { UserStyle } from './style-values.ts'
import { styleTexts } from './texts.ts'

export function useUserStyles() {
  return useQuery({ queryKey: queryKeys.userStyles, queryFn: ({ signal }) => callApi('listUserStyles', { signal }) })
}

export function useSharedStyles() {
  return useQuery({
    queryKey: queryKeys.sharedStyles,
    queryFn: ({ signal }) => callApi('listSharedStyles', { signal }),
  })
}

/** Creates a style, or changes the one with `id`. The list shows it at once, a new one on top as the server lists it. */
export function useSaveStyle(id: number | null) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'createUserStyle'>) =>
      id === null ? callApi('createUserStyle', { body }) : callApi('updateUserStyle', { params: { id }, body }),
    onSuccess: (saved) => {
      cache.setQueryData<UserStyle[]>(queryKeys.userStyles, (styles = []) =>
        id === null ? [saved, ...styles] : styles.map((style) => (style.id === id ? saved : style)),
      )
      void cache.invalidateQueries({ queryKey: queryKeys.openPosts })
      toast({ kind: 'success', ...styleTexts.saved })
    },
    onError: showFailure,
  })
}

/** Takes the style off the list at once, and puts it back in its place when the server refuses. */
export function useDeleteStyle() {
  const cache = useQueryClient()
  const listed = () => cache.getQueryData<UserStyle[]>(queryKeys.userStyles) ?? []

  return useMutation({
    mutationFn: ({ id }: UserStyle) => callApi('deleteUserStyle', { params: { id } }),
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey: queryKeys.userStyles })
      const place = listed().findIndex((style) => style.id === id)
      cache.setQueryData(
        queryKeys.userStyles,
        listed().filter((style) => style.id !== id),
      )
      return { place }
    },
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: queryKeys.openPosts })
      toast({ kind: 'success', ...styleTexts.deleted })
    },
    onError: (error, style, context) => {
      cache.setQueryData(queryKeys.userStyles, listed().toSpliced(context?.place ?? 0, 0, style))
      showFailure(error)
    },
  })
}

function showFailure(error: Error): void {
  toast({ kind: 'error', title: styleTexts.failed, description: sentenceOf(error) })
}
