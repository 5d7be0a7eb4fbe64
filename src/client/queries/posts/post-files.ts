import { type QueryClient, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { uploadToApi } from '#client/lib/upload-to-api'
import type { Body } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'
import type { Outcome } from '../outcome.ts'
import { changeDetail, type PostDetail } from './post-cache.ts'
import { useStoredPost } from './read-posts.ts'

/** What an author attached to a post without the editor, in its order. */

export type PostFile = PostDetail['files'][number]

/** They come with the post. @param postId null loads nothing */
export function usePostFiles(postId: string | null) {
  const { data, ...query } = useStoredPost(postId)
  return { ...query, files: data?.files ?? [] }
}

export function useAddPostFile(postId: string, outcome: Outcome<PostFile, File> = {}) {
  return useMutation({
    mutationKey: addingKey(postId),
    scope: scopeOf(postId),
    mutationFn: (file: File, { client }) =>
      addPostFile(postId, file, (sent) => client.setQueryData(postKeys.sendingFile(postId), sent)),
    onSuccess: (added, file, _, { client }) => {
      showFiles(client, postId, (files) => [...files, added])
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

/** How much of the file that is being sent has left the browser, from 0 to 1. */
export function useSentPart(postId: string): number {
  return useQuery<number>({ queryKey: postKeys.sendingFile(postId), queryFn: skipToken }).data ?? 0
}

/** The server tells what it is by its bytes. @param onProgress receives the part that was sent, from 0 to 1 */
async function addPostFile(postId: string, file: File, onProgress: (sent: number) => void): Promise<PostFile> {
  onProgress(0)
  const body = file.slice(0, file.size, 'application/octet-stream')
  return await uploadToApi('addPostFile', { params: { id: postId }, query: { name: file.name }, body }, onProgress)
}

export type FileChange = Body<'updatePostFile'> & { fileId: string }

export function useChangePostFile(postId: string, outcome: Outcome<PostFile[], FileChange> = {}) {
  return useMutation({
    scope: scopeOf(postId),
    mutationFn: ({ fileId, ...body }: FileChange) =>
      callApi('updatePostFile', { params: { id: postId, fileId }, body }),
    onSuccess: (files, change, _, { client }) => {
      showFiles(client, postId, () => files)
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
      showFiles(client, postId, (files) => files.filter(({ id }) => id !== fileId))
      refreshWhatGoesOut(client)
      outcome.onSuccess?.(answer, fileId)
    },
    onError: (error, fileId) => outcome.onError?.(error, fileId),
  })
}

function showFiles(client: QueryClient, postId: string, change: (files: PostFile[]) => PostFile[]): void {
  changeDetail(client, postId, (kept) => ({ ...kept, files: change(kept.files) }))
}

/** Planned publications attach what the post has by then, and the approval may be for something else. */
function refreshWhatGoesOut(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.publications })
  void client.invalidateQueries({ queryKey: queryKeys.reviews })
}
