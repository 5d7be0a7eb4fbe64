import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import { queryKeys } from '../keys.ts'
import { useOptimisticChange } from '../optimistic.ts'
import type { Outcome } from '../outcome.ts'
import { hidePost, showPost } from './hidden-posts.ts'
import { changeDetail, changePost, forgetPost, type Post, type PostDetail } from './post-cache.ts'

interface EditedPost {
  id: string
  content: string
  title?: string
}

/** Saves an edited text or title. The post changes in every list once the server has it. */
export function useSavePost({ onSuccess, onError }: Outcome<Post, EditedPost> = {}) {
  return useMutation({
    mutationFn: ({ id, ...body }: EditedPost) => callApi('updatePost', { params: { id }, body }),
    onSuccess: (saved, variables, _, { client }) => {
      changePost(client, saved.id, () => saved)
      onSuccess?.(saved, variables)
    },
    onError,
  })
}

type StatusChange = Pick<Post, 'id' | 'status'>

/** Makes a draft published and the other way round. */
export function useFlipStatus(outcome: Outcome<unknown, StatusChange> = {}): (post: Post) => void {
  const { mutate } = useOptimisticChange({
    ...outcome,
    mutationFn: ({ id, status }: StatusChange) => callApi('updatePost', { params: { id }, body: { status } }),
    scope: { id: 'post-status' },
    show: showStatus,
  })
  return ({ id, status }) => mutate({ id, status: opposite(status) })
}

/** @returns gives the post the status it had before */
export function showStatus(cache: QueryClient, { id, status }: StatusChange): () => void {
  changePost(cache, id, (post) => ({ ...post, status }))
  return () => changePost(cache, id, (post) => ({ ...post, status: opposite(status) }))
}

function opposite(status: Post['status']): Post['status'] {
  return status === 'published' ? 'draft' : 'published'
}

/**
 * Deleting in two steps, so that it can be undone in between: `hide` takes the post off the screen, `undo` brings it back,
 * and `commit` tells the server. The post comes back when the server refuses.
 */
export function useDeletePost({ onSuccess, onError }: Outcome<void, Post> = {}) {
  const { mutate: commit } = useMutation({
    mutationFn: ({ id }: Post) => deleteOnServer(id),
    // Waiting for a connection would leave the post hidden, and its author in the belief that it is gone.
    networkMode: 'always',
    onSuccess: (nothing, post, _, { client }) => {
      forgetPost(client, post.id)
      void client.invalidateQueries({ queryKey: queryKeys.publications })
      onSuccess?.(nothing, post)
    },
    onError,
    onSettled: (_nothing, _error, { id }) => showPost(id),
  })
  return { hide: hidePost, undo: ({ id }: Post) => showPost(id), commit }
}

/** A post that is gone already, from another window say, is as deleted as it was to be. */
async function deleteOnServer(id: string): Promise<void> {
  try {
    await callApi('deletePost', { params: { id }, keepalive: true })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/**
 * Remembers claims that the author stands behind though the source does not have them. A refusal changes nothing: the
 * next page asks once more.
 */
export function useAcceptClaims(id: string) {
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (acceptedClaims: string[]) => callApi('updatePost', { params: { id }, body: { acceptedClaims } }),
    onMutate: (accepted) => addAccepted(cache, id, accepted),
  })
  return mutate
}

export function addAccepted(cache: QueryClient, id: string, accepted: readonly string[]): void {
  changeDetail(cache, id, (kept: PostDetail) => ({ ...kept, acceptedClaims: [...kept.acceptedClaims, ...accepted] }))
}
