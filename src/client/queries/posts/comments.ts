import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { postKeys } from '../keys.ts'

/** Comments on a team’s post, by its members. */

export type Comment = Answer<'listComments'>[number]
export type NewComment = Body<'addComment'>
export type CommentChange = Body<'changeComment'> & { id: string }

/** The oldest first. @param isWanted false loads nothing */
export function useComments(postId: string, isWanted = true) {
  return useQuery({
    queryKey: postKeys.comments(postId),
    queryFn: ({ signal }) => callApi('listComments', { params: { id: postId }, signal }),
    enabled: isWanted,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

export function useAddComment(postId: string) {
  return useMutation({
    mutationFn: (body: NewComment) => callApi('addComment', { params: { id: postId }, body }),
    onSuccess: (added, _body, _, { client }) => changeComments(client, postId, (comments) => [...comments, added]),
  })
}

export function useChangeComment(postId: string) {
  return useMutation({
    mutationFn: ({ id: commentId, ...body }: CommentChange) =>
      callApi('changeComment', { params: { id: postId, commentId }, body }),
    onSuccess: (changed, _change, _, { client }) =>
      changeComments(client, postId, (comments) => comments.map((each) => (each.id === changed.id ? changed : each))),
  })
}

/** With what answers it. */
export function useDeleteComment(postId: string) {
  return useMutation({
    mutationFn: (commentId: string) => callApi('deleteComment', { params: { id: postId, commentId } }),
    onSuccess: (_nothing, deleted, _, { client }) =>
      changeComments(client, postId, (comments) =>
        comments.filter(({ id, parentId }) => id !== deleted && parentId !== deleted),
      ),
  })
}

function changeComments(cache: QueryClient, postId: string, change: (comments: Comment[]) => Comment[]): void {
  cache.setQueryData<Comment[]>(postKeys.comments(postId), (comments) => comments && change(comments))
}
