import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi, requestApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'
import type { Outcome } from '../outcome.ts'

/** What an author attached to a post without the editor, in its order. */

export type PostFile = Answer<'listPostFiles'>[number]

/** @param postId null loads nothing */
export function usePostFiles(postId: string | null) {
  return useQuery({
    queryKey: postKeys.files(postId ?? ''),
    queryFn: ({ signal }) => callApi('listPostFiles', { params: { id: postId ?? '' }, signal }),
    enabled: postId !== null,
  })
}

export function useAddPostFile(postId: string, outcome: Outcome<PostFile, File> = {}) {
  return useMutation({
    mutationKey: addingKey(postId),
    scope: scopeOf(postId),
    mutationFn: (file: File) => addPostFile(postId, file),
    onSuccess: (added, file, _, { client }) => {
      client.setQueryData<PostFile[]>(postKeys.files(postId), (files) => files && [...files, added])
      refreshWhatGoesOut(client)
      outcome.onSuccess?.(added, file)
    },
    onError: (error, file) => outcome.onError?.(error, file),
  })
}

/** One change after the other: each answer is the list as it is then. */
function scopeOf(postId: string): { id: string } {
  return { id: `files of ${postId}` }
}

export function addingKey(postId: string): readonly string[] {
  return ['add-post-file', postId]
}

/** The server tells what it is by its bytes. */
async function addPostFile(postId: string, file: File): Promise<PostFile> {
  const body = file.slice(0, file.size, 'application/octet-stream')
  const response = await requestApi('addPostFile', { params: { id: postId }, query: { name: file.name }, body })
  return (await response.json()) as PostFile
}

export type FileChange = Body<'updatePostFile'> & { fileId: string }

export function useChangePostFile(postId: string, outcome: Outcome<PostFile[], FileChange> = {}) {
  return useMutation({
    scope: scopeOf(postId),
    mutationFn: ({ fileId, ...body }: FileChange) =>
      callApi('updatePostFile', { params: { id: postId, fileId }, body }),
    onSuccess: (files, change, _, { client }) => {
      client.setQueryData(postKeys.files(postId), files)
      refreshWhatGoesOut(client)
      outcome.onSuccess?.(files, change)
    },
    onError: (error, change) => outcome.onError?.(error, change),
  })
}

export function useRemovePostFile(postId: string, outcome: Outcome<unknown, string> = {}) {
  return useMutation({
    scope: scopeOf(postId),
    mutationFn: (fileId: string) => callApi('deletePostFile', { params: { id: postId, fileId } }),
    onSuccess: (answer, fileId, _, { client }) => {
      client.setQueryData<PostFile[]>(postKeys.files(postId), (files) => files?.filter(({ id }) => id !== fileId))
      refreshWhatGoesOut(client)
      outcome.onSuccess?.(answer, fileId)
    },
    onError: (error, fileId) => outcome.onError?.(error, fileId),
  })
}

/** Planned posts take along what their post has, and what was approved may be something else. */
function refreshWhatGoesOut(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.publications })
  void client.invalidateQueries({ queryKey: queryKeys.reviews })
}
