import { keepPreviousData, type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'
import type { Outcome } from '../outcome.ts'
import type { Post } from './post-cache.ts'

/** The review of a team’s post. */

export type Review = Answer<'getReview'>
export type Decision = Review['decisions'][number]
export type NewReviewLink = Answer<'createReviewLink'>

/** Reloads with each change of the post, and when the window gets the focus. @param isWanted false loads nothing */
export function useReview({ id, updatedAt }: Pick<Post, 'id' | 'updatedAt'>, isWanted = true) {
  return useQuery({
    queryKey: postKeys.review(id, updatedAt),
    queryFn: ({ signal }) => callApi('getReview', { params: { id }, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

export function useRequestReview(id: string, { onSuccess, onError }: Outcome<Review, Body<'requestReview'>> = {}) {
  return useMutation({
    mutationFn: (body: Body<'requestReview'>) => callApi('requestReview', { params: { id }, body }),
    onSuccess: (review, body, _, { client }) => {
      showReview(client, id, review)
      onSuccess?.(review, body)
    },
    onError,
  })
}

export function useWithdrawReview(id: string, { onSuccess, onError }: Outcome<Review, void> = {}) {
  return useMutation({
    mutationFn: () => callApi('withdrawReview', { params: { id } }),
    onSuccess: (review, _nothing, _, { client }) => {
      showReview(client, id, review)
      onSuccess?.(review)
    },
    onError,
  })
}

/** Refused, and reloaded, for a post that has changed meanwhile. Publications that wait for approval may go out now. */
export function useDecideReview(id: string, { onSuccess, onError }: Outcome<Review, Body<'decideReview'>> = {}) {
  return useMutation({
    mutationFn: (body: Body<'decideReview'>) => callApi('decideReview', { params: { id }, body }),
    onSuccess: (review, body, _, { client }) => {
      showReview(client, id, review)
      void client.invalidateQueries({ queryKey: queryKeys.publications })
      onSuccess?.(review, body)
    },
    onError: (error, body, _, { client }) => {
      void client.invalidateQueries({ queryKey: postKeys.one(id) })
      void client.invalidateQueries({ queryKey: queryKeys.reviews })
      onError?.(error, body)
    },
  })
}

export function useCreateReviewLink(id: string, { onSuccess, onError }: Outcome<NewReviewLink, boolean> = {}) {
  return useMutation({
    mutationFn: (approves: boolean) => callApi('createReviewLink', { params: { id }, body: { approves } }),
    onSuccess: (link, approves, _, { client }) => {
      const { url: _address, ...listed } = link
      changeReview(client, id, (review) => ({ ...review, links: [listed, ...review.links] }))
      onSuccess?.(link, approves)
    },
    onError,
  })
}

export function useWithdrawReviewLink(id: string, { onSuccess, onError }: Outcome<void, string> = {}) {
  return useMutation({
    mutationFn: (linkId: string) => callApi('withdrawReviewLink', { params: { id, linkId } }),
    onSuccess: (nothing, linkId, _, { client }) => {
      changeReview(client, id, (review) => ({ ...review, links: review.links.filter((link) => link.id !== linkId) }))
      onSuccess?.(nothing, linkId)
    },
    onError,
  })
}

function showReview(cache: QueryClient, id: string, review: Review): void {
  changeReview(cache, id, () => review)
}

function changeReview(cache: QueryClient, id: string, change: (review: Review) => Review): void {
  cache.setQueriesData<Review>({ queryKey: [...queryKeys.reviews, id] }, (review) => review && change(review))
}
