import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import type { Answer, Body } from '#shared/contract/contract'
import { templateTexts, texts } from './texts.ts'
import type { WritingValues } from './writing-form.tsx'

export type PromptTemplate = Answer<'listTemplates'>[number]

/** Newest first. Asked anew at each visit, since other administrators change them too. */
export function useTemplates() {
  return useQuery({
    queryKey: queryKeys.templates,
    queryFn: ({ signal }) => callApi('listTemplates', { signal }),
    staleTime: 0,
  })
}

/** Creates a template, inactive and on top of the list, or changes the one with `id`. */
export function useSaveTemplate(id: number | null) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ name, text }: WritingValues) => {
      const body = { name: name.trim(), template: text }
      return id === null ? callApi('createTemplate', { body }) : callApi('updateTemplate', { params: { id }, body })
    },
    onSuccess: (saved) => {
      setTemplates(cache, (templates) =>
        id === null ? [saved, ...templates] : templates.map((template) => (template.id === id ? saved : template)),
      )
      toast({ kind: 'success', ...templateTexts.saved })
    },
    onError: showFailure,
  })
}

/**
 * Switches a template. Activating shows at once and is taken back when the server refuses; switching the active one off
 * is always refused, in the server's words.
 */
export function useSwitchTemplate() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ template: { id, name, template }, isActive }: { template: PromptTemplate; isActive: boolean }) =>
      callApi('updateTemplate', { params: { id }, body: { name, template, isActive } }),
    onMutate: async ({ template: { id }, isActive }) => {
      await cache.cancelQueries({ queryKey: queryKeys.templates })
      const before = listed(cache).find((each) => each.isActive)?.id
      if (isActive) activate(cache, id)
      return { before }
    },
    onSuccess: (saved) => {
      const { title, description } = templateTexts.activated
      toast({ kind: 'success', title, description: description(saved.name) })
    },
    onError: (error, { isActive }, context) => {
      if (isActive && context?.before !== undefined) activate(cache, context.before)
      toast({ kind: 'error', title: templateTexts.activationFailed, description: sentenceOf(error) })
    },
  })
}

/** Takes the template off the list at once, and puts it back in its place when the server refuses. */
export function useDeleteTemplate() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: PromptTemplate) => callApi('deleteTemplate', { params: { id } }),
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey: queryKeys.templates })
      const place = listed(cache).findIndex((template) => template.id === id)
      setTemplates(cache, (templates) => templates.filter((template) => template.id !== id))
      return { place }
    },
    onSuccess: () => toast({ kind: 'success', ...templateTexts.deleted }),
    onError: (error, template, context) => {
      setTemplates(cache, (templates) => templates.toSpliced(context?.place ?? 0, 0, template))
      showFailure(error)
    },
  })
}

/** Assembles a prompt; nothing is stored. */
export function usePreview() {
  return useMutation({
    mutationFn: (body: Body<'previewPrompt'>) => callApi('previewPrompt', { body }),
    onError: (error) => toast({ kind: 'error', title: templateTexts.preview.failed, description: sentenceOf(error) }),
  })
}

function listed(cache: QueryClient): PromptTemplate[] {
  return cache.getQueryData<PromptTemplate[]>(queryKeys.templates) ?? []
}

function setTemplates(cache: QueryClient, change: (templates: PromptTemplate[]) => PromptTemplate[]): void {
  cache.setQueryData(queryKeys.templates, change(listed(cache)))
}

function activate(cache: QueryClient, id: number): void {
  setTemplates(cache, (templates) => templates.map((each) => ({ ...each, isActive: each.id === id })))
}

function showFailure(error: Error): void {
  toast({ kind: 'error', title: texts.error, description: sentenceOf(error) })
}
