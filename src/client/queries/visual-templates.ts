import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import { useOptimisticChange } from './optimistic.ts'
import type { Outcome } from './outcome.ts'

/** Visual templates: one's own, and those for everyone. */

type Templates = Answer<'listVisualTemplates'>
export type VisualTemplate = Templates['userTemplates'][number]

export function useVisualTemplates() {
  return useQuery({
    queryKey: queryKeys.visualTemplates,
    queryFn: ({ signal }) => callApi('listVisualTemplates', { signal }),
  })
}

/** Counts one use. The caller does not wait, and failures are ignored. */
export function useCountTemplateUse() {
  return useMutation({
    mutationFn: (id: string) => callApi('useVisualTemplate', { params: { id } }),
    onSuccess: (_nothing, id, _, { client }) => showTemplateUse(client, id),
  })
}

export function showTemplateUse(cache: QueryClient, id: string): void {
  changeBoth(cache, (templates) =>
    templates.map((each) => (each.id === id ? { ...each, usageCount: each.usageCount + 1 } : each)),
  )
}

/** Removes the template from its list at once. */
export function useDeleteVisualTemplate(outcome: Outcome<unknown, { id: string }> = {}) {
  return useOptimisticChange<{ id: string }, unknown>({
    ...outcome,
    mutationFn: ({ id }) => callApi('deleteVisualTemplate', { params: { id } }),
    replaces: queryKeys.visualTemplates,
    show: (cache, { id }) => removeTemplate(cache, id),
  })
}

/** @returns a function that puts it back in its place */
export function removeTemplate(cache: QueryClient, id: string): () => void {
  const before = cache.getQueryData<Templates>(queryKeys.visualTemplates)
  changeBoth(cache, (templates) => templates.filter((each) => each.id !== id))
  return () =>
    changeBoth(cache, (templates, list) => {
      const place = before?.[list].findIndex((each) => each.id === id) ?? -1
      const template = before?.[list][place]
      return template ? templates.toSpliced(place, 0, template) : templates
    })
}

interface TemplateToSave {
  isForAll: boolean
  body: Body<'createVisualTemplate'>
}

/** Saves for oneself, or for everyone. */
export function useSaveVisualTemplate({ onSuccess, onError }: Outcome<VisualTemplate, TemplateToSave> = {}) {
  return useMutation({
    mutationFn: ({ isForAll, body }: TemplateToSave) =>
      callApi(isForAll ? 'publishVisualTemplate' : 'createVisualTemplate', { body }),
    onSuccess: (saved, sent, _, { client }) => {
      showSavedTemplate(client, saved, sent.isForAll)
      onSuccess?.(saved, sent)
    },
    onError,
  })
}

/** On top of its list. */
export function showSavedTemplate(cache: QueryClient, saved: VisualTemplate, isForAll: boolean): void {
  const added: keyof Templates = isForAll ? 'globalTemplates' : 'userTemplates'
  changeBoth(cache, (templates, list) => (list === added ? [saved, ...templates] : templates))
}

function changeBoth(
  cache: QueryClient,
  change: (templates: VisualTemplate[], list: keyof Templates) => VisualTemplate[],
): void {
  cache.setQueryData<Templates>(
    queryKeys.visualTemplates,
    (lists) =>
      lists && {
        userTemplates: change(lists.userTemplates, 'userTemplates'),
        globalTemplates: change(lists.globalTemplates, 'globalTemplates'),
      },
  )
}
