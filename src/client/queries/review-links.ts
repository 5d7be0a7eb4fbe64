import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** What a private link to a review leads to, for someone without an account. */

export type GuestReview = Answer<'readReviewLink'>
type Comments = Answer<'listCommentsByLink'>

const keysOf = (token: string) => ({
  review: [...queryKeys.reviewLinks, token],
  comments: [...queryKeys.reviewLinks, token, 'comments'],
})

/** Reloads when the window gets the focus. */
export function useReviewLink(token: string) {
  return useQuery({
    queryKey: keysOf(token).review,
    queryFn: ({ signal }) => callApi('readReviewLink', { params: { token }, signal }),
    enabled: token !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Refused, and reloaded, for a post that has changed meanwhile. */
export function useDecideByLink(
  token: string,
  { onSuccess, onError }: Outcome<GuestReview, Body<'decideByLink'>> = {},
) {
  return useMutation({
    mutationFn: (body: Body<'decideByLink'>) => callApi('decideByLink', { params: { token }, body }),
    onSuccess: (review, body, _, { client }) => {
      client.setQueryData<GuestReview>(keysOf(token).review, review)
      onSuccess?.(review, body)
    },
    onError: (error, body, _, { client }) => {
      void client.invalidateQueries({ queryKey: keysOf(token).review })
      onError?.(error, body)
    },
  })
}

/** The oldest first, without what the team keeps to itself. */
export function useCommentsByLink(token: string) {
  return useQuery({
    queryKey: keysOf(token).comments,
    queryFn: ({ signal }) => callApi('listCommentsByLink', { params: { token }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

export function useAddCommentByLink(token: string) {
  return useMutation({
    mutationFn: (body: Body<'addCommentByLink'>) => callApi('addCommentByLink', { params: { token }, body }),
    onSuccess: (added, _body, _, { client }) =>
      client.setQueryData<Comments>(keysOf(token).comments, (comments) => comments && [...comments, added]),
  })
}
