import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { toast } from '#client/ui/toast'
import type { Answer, Body } from '#shared/contract/contract'
import { entryOf, entryOfMockUp, type StoredTemplate, type TemplateEntry } from './template-entry.ts'
import { saveTexts, templateTexts } from './texts.ts'

type Templates = Answer<'listVisualTemplates'>

const listKey = ['visual-templates'] as const
const mockUpKey = ['built-in-mock-up'] as const

/** One's own first, then those for everyone, or the built-in mock-up while there are none. */
export function useTemplates() {
  const query = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callApi('listVisualTemplates', { signal }),
  })
  const isWithoutGlobal = query.data?.globalTemplates.length === 0
  const mockUp = useQuery({ queryKey: mockUpKey, queryFn: loadMockUp, enabled: isWithoutGlobal })
  const isComplete = query.data !== undefined && (!isWithoutGlobal || !mockUp.isPending)
  return { ...query, entries: isComplete ? toEntries(query.data, mockUp.data) : undefined }
}

async function loadMockUp(): Promise<TemplateEntry> {
  const { twitterMockUp } = await import('#shared/templates/built-in')
  return entryOfMockUp(twitterMockUp)
}

function toEntries({ userTemplates, globalTemplates }: Templates, mockUp: TemplateEntry | undefined): TemplateEntry[] {
  const global = globalTemplates.length > 0 ? globalTemplates.map(entryOf) : mockUp ? [mockUp] : []
  return [...userTemplates.map(entryOf), ...global]
}

/** Counts one use. Nobody waits for it, and a count that was missed is no failure to anyone. */
export function useCountUse(): (entry: TemplateEntry) => void {
  const cache = useQueryClient()
  const counting = useMutation({
    mutationFn: (id: string) => callApi('useVisualTemplate', { params: { id } }),
    onSuccess: (_nothing, id) =>
      changeBoth(cache, (templates) =>
        templates.map((each) => (each.id === id ? { ...each, usageCount: each.usageCount + 1 } : each)),
      ),
  })
  return (entry) => {
    if (entry.kind !== 'built-in') counting.mutate(entry.id)
  }
}

/** Takes the template off the list at once; the server's list comes back when it refuses. */
export function useDeleteTemplate() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: TemplateEntry) => callApi('deleteVisualTemplate', { params: { id } }),
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey: listKey })
      const before = cache.getQueryData<Templates>(listKey)
      changeBoth(cache, (templates) => templates.filter((each) => each.id !== id))
      return { before }
    },
    onSuccess: () => toast({ kind: 'success', ...templateTexts.deleted }),
    onError: (error, _entry, context) => {
      cache.setQueryData(listKey, context?.before)
      toast({ kind: 'error', title: templateTexts.deleteFailed, description: sentenceOf(error) })
    },
  })
}

/** Saves for oneself, or for everyone. The list shows it at once, on top. */
export function useSaveTemplate() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ isForAll, body }: { isForAll: boolean; body: Body<'createVisualTemplate'> }) =>
      callApi(isForAll ? 'publishVisualTemplate' : 'createVisualTemplate', { body }),
    onSuccess: (saved, { isForAll }) => {
      const key = isForAll ? 'globalTemplates' : 'userTemplates'
      cache.setQueryData<Templates>(listKey, (lists) => lists && { ...lists, [key]: [saved, ...lists[key]] })
      toast({ kind: 'success', ...(isForAll ? saveTexts.published : saveTexts.saved) })
    },
    onError: () => toast({ kind: 'error', ...saveTexts.failed }),
  })
}

function changeBoth(cache: QueryClient, change: (templates: StoredTemplate[]) => StoredTemplate[]): void {
  cache.setQueryData<Templates>(
    listKey,
    (lists) => lists && { userTemplates: change(lists.userTemplates), globalTemplates: change(lists.globalTemplates) },
  )
}
