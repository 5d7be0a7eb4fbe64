import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { queryKeys } from './keys.ts'
import { type AdminStyle, moveStyle } from './move-style.ts'
import { optimisticRemoval } from './optimistic.ts'
import type { Outcome } from './outcome.ts'

/**
 * The shared styles, as administrators write and order them. Refetched at each visit, since other administrators change
 * them too.
 */

export type { AdminStyle } from './move-style.ts'

export const adminStylesQuery = queryOptions({
  queryKey: queryKeys.adminStyles,
  queryFn: ({ signal }) => callApi('listAdminStyles', { signal }),
  staleTime: 0,
})

export function useAdminStyles() {
  return useQuery(adminStylesQuery)
}

export interface AdminStyleInput {
  /** null: a new one, at the end of the list. */
  id: number | null
  name: string
  promptPart: string
}

export function useSaveAdminStyle(outcome?: Outcome<AdminStyle, AdminStyleInput>) {
  return useMutation(saveAdminStyle(outcome))
}

export function saveAdminStyle(outcome: Outcome<AdminStyle, AdminStyleInput> = {}) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: AdminStyleInput) =>
      id === null ? callApi('createAdminStyle', { body }) : callApi('updateAdminStyle', { params: { id }, body }),
    onSuccess: (saved, input, _result, { client }) => {
      setStyles(client, (styles) =>
        input.id === null ? [...styles, saved] : styles.map((style) => (style.id === saved.id ? saved : style)),
      )
      refreshChoices(client)
      outcome.onSuccess?.(saved, input)
    },
    onError: (error, input) => outcome.onError?.(error, input),
  })
}

export function useDeleteAdminStyle(outcome?: Outcome<void, AdminStyle>) {
  return useMutation(deleteAdminStyle(outcome))
}

export function deleteAdminStyle(outcome: Outcome<void, AdminStyle> = {}) {
  return optimisticRemoval({
    ...outcome,
    mutationFn: async ({ id }: AdminStyle) => callApi('deleteAdminStyle', { params: { id } }),
    lists: queryKeys.adminStyles,
    settle: refreshChoices,
  })
}

/**
 * Moves a style one place. The list changes at once; moves are sent one after the other, and a refused one refetches
 * the list.
 * @returns a function that moves the style with `id` up (-1) or down (1) and returns its new place counted from 1; null
 * when it can't move
 */
export function useMoveStyle(outcome?: Outcome<void, readonly AdminStyle[]>) {
  const cache = useQueryClient()
  const saving = useMutation(saveStyleOrder(outcome))

  return (id: number, step: -1 | 1): number | null => {
    const moved = moveStyle(listed(cache), id, step)
    if (!moved) return null
    void cache.cancelQueries({ queryKey: queryKeys.adminStyles })
    setStyles(cache, () => moved.styles)
    saving.mutate(moved.changed)
    return moved.styles.findIndex((style) => style.id === id) + 1
  }
}

export function saveStyleOrder(outcome: Outcome<void, readonly AdminStyle[]> = {}) {
  return mutationOptions({
    scope: { id: 'style-order' },
    mutationFn: async (changed: readonly AdminStyle[]) => {
      for (const { id, name, promptPart, displayOrder } of changed) {
        await callApi('updateAdminStyle', { params: { id }, body: { name, promptPart, displayOrder } })
      }
    },
    onSuccess: (_answer, changed, _result, { client }) => {
      refreshChoices(client)
      outcome.onSuccess?.(undefined, changed)
    },
    onError: (error, changed, _result, { client }) => {
      void client.invalidateQueries({ queryKey: queryKeys.adminStyles })
      outcome.onError?.(error, changed)
    },
  })
}

function listed(cache: QueryClient): AdminStyle[] {
  return cache.getQueryData(adminStylesQuery.queryKey) ?? []
}

function setStyles(cache: QueryClient, change: (styles: AdminStyle[]) => AdminStyle[]): void {
  cache.setQueryData(adminStylesQuery.queryKey, change(listed(cache)))
}

/** The generator and the settings offer the same styles. */
function refreshChoices(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: queryKeys.sharedStyles })
}
