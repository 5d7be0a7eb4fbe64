import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import { type AdminStyle, moveStyle } from './move-style.ts'
import { styleTexts, texts } from './texts.ts'
import type { WritingValues } from './writing-form.tsx'

/** The shared styles with their words. Asked anew at each visit, since other administrators change them too. */
export function useAdminStyles() {
  return useQuery({
    queryKey: queryKeys.adminStyles,
    queryFn: ({ signal }) => callApi('listAdminStyles', { signal }),
    staleTime: 0,
  })
}

/** Creates a style at the end of the list, or changes the one with `id`. */
export function useSaveAdminStyle(id: number | null) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ name, text }: WritingValues) => {
      const body = { name: name.trim(), promptPart: text.trim() }
      return id === null ? callApi('createAdminStyle', { body }) : callApi('updateAdminStyle', { params: { id }, body })
    },
    onSuccess: (saved) => {
      setStyles(cache, (styles) =>
        id === null ? [...styles, saved] : styles.map((style) => (style.id === id ? saved : style)),
      )
      refreshGenerator(cache)
      toast({ kind: 'success', ...styleTexts.saved })
    },
    onError: showFailure,
  })
}

/** Takes the style off the list at once, and puts it back in its place when the server refuses. */
export function useDeleteAdminStyle() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: AdminStyle) => callApi('deleteAdminStyle', { params: { id } }),
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey: queryKeys.adminStyles })
      const place = listed(cache).findIndex((style) => style.id === id)
      setStyles(cache, (styles) => styles.filter((style) => style.id !== id))
      return { place }
    },
    onSuccess: () => {
      refreshGenerator(cache)
      toast({ kind: 'success', ...styleTexts.deleted })
    },
    onError: (error, style, context) => {
      setStyles(cache, (styles) => styles.toSpliced(context?.place ?? 0, 0, style))
      showFailure(error)
    },
  })
}

/**
 * Moves a style one place. The list shows it at once; the server hears of one move after the other, and when it refuses
 * one the list is asked for again.
 */
export function useMoveStyle() {
  const cache = useQueryClient()
  const saving = useMutation({
    scope: { id: 'style-order' },
    mutationFn: async (changed: readonly AdminStyle[]) => {
      for (const { id, name, promptPart, displayOrder } of changed) {
        await callApi('updateAdminStyle', { params: { id }, body: { name, promptPart, displayOrder } })
      }
    },
    onSuccess: () => refreshGenerator(cache),
    onError: (error) => {
      void cache.invalidateQueries({ queryKey: queryKeys.adminStyles })
      toast({ kind: 'error', title: styleTexts.moveFailed, description: sentenceOf(error) })
    },
  })

  /** @returns the new place counted from 1; null when it could not move */
  return (id: number, step: -1 | 1): number | null => {
    const moved = moveStyle(listed(cache), id, step)
    if (!moved) return null
    void cache.cancelQueries({ queryKey: queryKeys.adminStyles })
    setStyles(cache, () => moved.styles)
    saving.mutate(moved.changed)
    return moved.styles.findIndex((style) => style.id === id) + 1
  }
}

function listed(cache: QueryClient): AdminStyle[] {
  return cache.getQueryData<AdminStyle[]>(queryKeys.adminStyles) ?? []
}

function setStyles(cache: QueryClient, change: (styles: AdminStyle[]) => AdminStyle[]): void {
  cache.setQueryData(queryKeys.adminStyles, change(listed(cache)))
}

/** The generator and the settings list the same styles. */
function refreshGenerator(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: queryKeys.sharedStyles })
}

function showFailure(error: Error): void {
  toast({ kind: 'error', title: texts.error, description: sentenceOf(error) })
}
