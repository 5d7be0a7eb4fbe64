import { mutationOptions, type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import { optimisticChange, optimisticRemoval } from './optimistic.ts'
import type { Outcome } from './outcome.ts'

/** The prompt templates, newest first. Refetched at each visit, since other administrators change them too. */

export type PromptTemplate = Answer<'listTemplates'>[number]

export const promptTemplatesQuery = queryOptions({
  queryKey: queryKeys.templates,
  queryFn: ({ signal }) => callApi('listTemplates', { signal }),
  staleTime: 0,
})

export function usePromptTemplates() {
  return useQuery(promptTemplatesQuery)
}

export interface PromptTemplateInput {
  /** null: a new one, inactive and on top of the list. */
  id: number | null
  name: string
  template: string
}

export function useSavePromptTemplate(outcome?: Outcome<PromptTemplate, PromptTemplateInput>) {
  return useMutation(savePromptTemplate(outcome))
}

export function savePromptTemplate(outcome: Outcome<PromptTemplate, PromptTemplateInput> = {}) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: PromptTemplateInput) =>
      id === null ? callApi('createTemplate', { body }) : callApi('updateTemplate', { params: { id }, body }),
    onSuccess: (saved, input, _result, { client }) => {
      setTemplates(client, (templates) =>
        input.id === null ? [saved, ...templates] : templates.map((each) => (each.id === saved.id ? saved : each)),
      )
      outcome.onSuccess?.(saved, input)
    },
    onError: (error, input) => outcome.onError?.(error, input),
  })
}

export interface ActivationChange {
  template: PromptTemplate
  isActive: boolean
}

/** Activating shows at once. Deactivating the active template does not: the server always refuses that and says why. */
export function useActivatePromptTemplate(outcome?: Outcome<PromptTemplate, ActivationChange>) {
  return useMutation(activatePromptTemplate(outcome))
}

export function activatePromptTemplate(outcome: Outcome<PromptTemplate, ActivationChange> = {}) {
  return optimisticChange({
    ...outcome,
    mutationFn: ({ template: { id, name, template }, isActive }: ActivationChange) =>
      callApi('updateTemplate', { params: { id }, body: { name, template, isActive } }),
    replaces: queryKeys.templates,
    show: (cache, { template: { id }, isActive }) => {
      const before = listed(cache).find((each) => each.isActive)?.id
      if (isActive) markActive(cache, id)
      return () => isActive && before !== undefined && markActive(cache, before)
    },
  })
}

export function useDeletePromptTemplate(outcome?: Outcome<void, PromptTemplate>) {
  return useMutation(deletePromptTemplate(outcome))
}

export function deletePromptTemplate(outcome: Outcome<void, PromptTemplate> = {}) {
  return optimisticRemoval({
    ...outcome,
    mutationFn: async ({ id }: PromptTemplate) => callApi('deleteTemplate', { params: { id } }),
    lists: queryKeys.templates,
  })
}

/** Assembles a prompt; nothing is stored. */
export function usePromptPreview(outcome: Outcome<Answer<'previewPrompt'>, Body<'previewPrompt'>> = {}) {
  return useMutation({
    ...outcome,
    mutationFn: (body: Body<'previewPrompt'>) => callApi('previewPrompt', { body }),
  })
}

function listed(cache: QueryClient): PromptTemplate[] {
  return cache.getQueryData(promptTemplatesQuery.queryKey) ?? []
}

function setTemplates(cache: QueryClient, change: (templates: PromptTemplate[]) => PromptTemplate[]): void {
  cache.setQueryData(promptTemplatesQuery.queryKey, change(listed(cache)))
}

/** Exactly one is active at any time. */
function markActive(cache: QueryClient, id: number): void {
  setTemplates(cache, (templates) => templates.map((each) => ({ ...each, isActive: each.id === id })))
}
