import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { newId } from '#client/lib/new-id'
import type { Answer, Body } from '#shared/contract/contract'
import { postKeys } from '../keys.ts'
import type { Outcome } from '../outcome.ts'
import { changeDetail, type PostDetail } from './post-cache.ts'
import { storedPostQuery } from './read-posts.ts'

/** What is typed into a post before it is saved. */

/** This page, to the server: it keeps apart what is typed on two of them. */
export const editorId = newId()

/** What was typed and not saved, from the cache. */
export function useWorkingCopy(id: string) {
  return useQuery({ ...storedPostQuery(id), enabled: false, select: ({ workingCopy }) => workingCopy }).data
}

export type TypedText = Omit<Body<'keepWorkingCopy'>, 'editor'>

/** Keeps a working copy, also while the page is being left. */
export function useKeepWorkingCopy(id: string): (typed: TypedText) => Promise<Answer<'keepWorkingCopy'>> {
  const cache = useQueryClient()
  return async (typed) => {
    const body = { ...typed, editor: editorId }
    const kept = await callApi('keepWorkingCopy', { params: { id }, body, keepalive: true })
    const { content, title, begunFrom = null } = typed
    showWorkingCopy(cache, id, { content, title, begunFrom, savedAt: kept.savedAt })
    const isChanged = begunFrom !== null && kept.version !== begunFrom
    const isKnown = cache.getQueryData<PostDetail>(postKeys.one(id))?.version === kept.version
    if (kept.keptOther || (isChanged && !isKnown)) void cache.invalidateQueries({ queryKey: postKeys.one(id) })
    return kept
  }
}

/** Ends editing without saving; what was typed becomes a version. Sent once there is a connection. */
export function useDiscardWorkingCopy(id: string, { onError }: Outcome<PostDetail, TypedText> = {}) {
  return useMutation({
    mutationFn: (typed: TypedText) =>
      callApi('discardWorkingCopy', { params: { id }, body: { ...typed, editor: editorId } }),
    onSuccess: ({ versions, version, workingCopy }, _typed, _, { client }) =>
      changeDetail(client, id, (kept) => ({ ...kept, versions, version, workingCopy })),
    onError,
  })
}

function showWorkingCopy(cache: QueryClient, id: string, workingCopy: NonNullable<PostDetail['workingCopy']>): void {
  changeDetail(cache, id, (kept) => ({ ...kept, workingCopy }))
}
