import { type QueryClient, useMutation } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import type { Body } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'
import { useOptimisticChange } from '../optimistic.ts'
import type { Outcome } from '../outcome.ts'
import { hidePost, showPost } from './hidden-posts.ts'
import { changeDetail, changePost, forgetPost, type Post, type PostDetail, showVersion } from './post-cache.ts'

type EditedPost = { id: string; begunFrom: number } & Pick<
  Body<'updatePost'>,
  'content' | 'title' | 'titleBefore' | 'mentions' | 'workingCopy'
>

/**
 * Saves an edited text or title. The post changes in every list once the server has it; its versions are asked for. One
 * that someone else has saved since `begunFrom` is not overwritten: the failure has what is stored.
 */
export function useSavePost({ onSuccess, onError }: Outcome<Post, EditedPost> = {}) {
  return useMutation({
    mutationFn: ({ id, begunFrom, ...body }: EditedPost) => callApi('updatePost', { params: { id }, body, begunFrom }),
    onSuccess: (saved, variables, _, { client }) => {
      changePost(client, saved.id, () => saved)
      changeDetail(client, saved.id, (kept) => ({ ...kept, workingCopy: null }))
      void client.invalidateQueries({ queryKey: postKeys.one(saved.id) })
      onSuccess?.(saved, variables)
    },
    onError: (error, variables, _, { client }) => {
      const stored = storedInstead(error)
      if (stored) showVersion(client, stored)
      onError?.(error, variables)
    },
  })
}

/** The post as someone else saved it meanwhile, where that is why a save failed. */
export function storedInstead(error: unknown): PostDetail | null {
  const isStale = error instanceof ApiError && error.reason === 'changedElsewhere' && error.current !== undefined
  return isStale ? (error.current as PostDetail) : null
}

type StatusChange = Pick<Post, 'id' | 'status'>

/** Toggles a post between draft and published. */
export function useFlipStatus(outcome: Outcome<unknown, StatusChange> = {}): (post: Post) => void {
  const { mutate } = useOptimisticChange({
    ...outcome,
    mutationFn: ({ id, status }: StatusChange) => callApi('updatePost', { params: { id }, body: { status } }),
    replaces: queryKeys.posts,
    scope: { id: 'post-status' },
    show: showStatus,
  })
  return ({ id, status }) => mutate({ id, status: opposite(status) })
}

/** @returns a function that restores the post's previous status */
export function showStatus(cache: QueryClient, { id, status }: StatusChange): () => void {
  changePost(cache, id, (post) => ({ ...post, status }))
  return () => changePost(cache, id, (post) => ({ ...post, status: opposite(status) }))
}

function opposite(status: Post['status']): Post['status'] {
  return status === 'published' ? 'draft' : 'published'
}

/**
 * Deletes in two steps, so that it can be undone in between: `hide` removes the post from the screen, `undo` restores
 * it, and `commit` deletes it on the server. The post returns when the server refuses.
 */
export function useDeletePost({ onSuccess, onError }: Outcome<void, Post> = {}) {
  const { mutate: commit } = useMutation({
    mutationFn: ({ id }: Post) => deleteOnServer(id),
    // Waiting for a connection would leave the post hidden, and its author would believe it deleted.
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

/** A post already deleted, for instance in another window, counts as deleted. */
async function deleteOnServer(id: string): Promise<void> {
  try {
    await callApi('deletePost', { params: { id }, keepalive: true })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/**
 * Records claims that the author vouches for though the source lacks them. After a refusal the next page asks again.
 */
export function useAcceptClaims(id: string) {
  const { mutate } = useOptimisticChange({
    mutationFn: (acceptedClaims: string[]) => callApi('updatePost', { params: { id }, body: { acceptedClaims } }),
    replaces: postKeys.one(id),
    show: (cache, accepted) => {
      addAccepted(cache, id, accepted)
      return () => {}
    },
  })
  return mutate
}

export function addAccepted(cache: QueryClient, id: string, accepted: readonly string[]): void {
  changeDetail(cache, id, (kept: PostDetail) => ({ ...kept, acceptedClaims: [...kept.acceptedClaims, ...accepted] }))
}
