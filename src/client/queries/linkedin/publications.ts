import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Day } from '#client/lib/days'
import type { Answer, Body } from '#shared/contract/contract'
import { useOptimisticChange } from '../optimistic.ts'
import type { Outcome } from '../outcome.ts'
import { pauseUntilChange } from './pause-until-change.ts'
import { type Publication, replacePublication, showPublication } from './publication-cache.ts'
import { publicationKeys } from './publication-keys.ts'

/**
 * Posts on their way to LinkedIn, and those that arrived. Where something is about to happen, they are asked for again.
 */

/** The most that one request returns. */
export const publicationsAtOnce = 200

/** Of one post, the latest first. @param isWanted false: not asked for */
export function usePostPublications(postId: string, isWanted = true) {
  return useQuery({
    queryKey: publicationKeys.ofPost(postId),
    queryFn: ({ signal }) => callApi('listPostPublications', { params: { id: postId }, signal }),
    enabled: isWanted,
    refetchInterval: ({ state }) => pauseUntilChange(state.data ?? [], Date.now()),
  })
}

/** Where a post is on its way to LinkedIn or has gone out, as the server knows now. */
export function useAskForPublications(): (postId: string) => Promise<Publication[]> {
  const cache = useQueryClient()
  return (postId) =>
    cache.fetchQuery({
      queryKey: publicationKeys.ofPost(postId),
      queryFn: ({ signal }) => callApi('listPostPublications', { params: { id: postId }, signal }),
      staleTime: 0,
      retry: false,
    })
}

/** Due or gone out within some days, both inclusive, the soonest first. */
export function usePublicationsBetween(from: Day, to: Day) {
  return useQuery({
    queryKey: publicationKeys.between({ from, to }),
    queryFn: ({ signal }) => callApi('listPublications', { query: { from, to, limit: publicationsAtOnce }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => pauseUntilChange(state.data ?? [], Date.now()),
  })
}

/** All that is still to happen or waits for its author, the soonest first. */
export function useOpenPublications() {
  return useQuery({
    queryKey: publicationKeys.open,
    queryFn: ({ signal }) =>
      callApi('listPublications', { query: { state: openStates, limit: publicationsAtOnce }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pauseUntilChange(state.data ?? [], Date.now()),
  })
}

const openStates = 'scheduled,claimed,uploading,armed,sending,unconfirmed,missed,held,failed'

/** What waits in an account's queue, and the time that the next one would get. */
export function useQueue(accountId: string, isWanted = true) {
  return useQuery({
    queryKey: publicationKeys.queue(accountId),
    queryFn: ({ signal }) => callApi('getQueue', { params: { id: accountId }, signal }),
    enabled: isWanted && accountId !== '',
    staleTime: 0,
  })
}

export type Reordering = { accountId: string; publications: readonly Publication[] }

/** Puts an account's queue in another order; seen at once, and taken back when the server refuses. */
export function useReorderQueue(outcome: Outcome<Publication[], Reordering> = {}) {
  return useOptimisticChange({
    ...outcome,
    mutationFn: ({ accountId, publications }: Reordering) =>
      callApi('reorderQueue', { params: { id: accountId }, body: { ids: publications.map(({ id }) => id) } }),
    replaces: publicationKeys.all,
    scope: { id: 'publications' },
    show: (cache, { accountId, publications }) => {
      const before = cache.getQueryData<Queue>(publicationKeys.queue(accountId))
      showQueue(cache, accountId, publications)
      return () => before && cache.setQueryData(publicationKeys.queue(accountId), before)
    },
    settle: (cache, answer, { accountId }) => {
      showQueue(cache, accountId, answer)
      void cache.invalidateQueries({ queryKey: publicationKeys.all })
    },
  })
}

type Queue = Answer<'getQueue'>

function showQueue(cache: QueryClient, accountId: string, publications: readonly Publication[]): void {
  cache.setQueryData<Queue>(
    publicationKeys.queue(accountId),
    (queue) => queue && { ...queue, publications: [...publications] },
  )
}

/** Sends the post out, now or at its time. */
export function usePublish(postId: string, outcome: Outcome<Publication, Body<'createPublication'>> = {}) {
  return useMutation({
    mutationFn: (body: Body<'createPublication'>) => callApi('createPublication', { params: { id: postId }, body }),
    onSuccess: (publication, body, _result, { client }) => {
      showPublication(client, publication)
      outcome.onSuccess?.(publication, body)
    },
    onError: (error, body) => outcome.onError?.(error, body),
    networkMode: 'always',
  })
}

export interface Move {
  publication: Publication
  at: string
  timeZone: string
  /** The moment that this is, to show it at once. */
  dueAt: string
  again?: true
}

/** Gives it another time; seen at once, and taken back when the server refuses. */
export function useMovePublication(outcome: Outcome<Publication, Move> = {}) {
  return useOptimisticChange(movePublication(outcome))
}

export function movePublication(outcome: Outcome<Publication, Move> = {}) {
  return {
    ...outcome,
    mutationFn: ({ publication: { id }, at, timeZone, again }: Move) =>
      callApi('updatePublication', { params: { id }, body: { at, timeZone, ...(again && { again }) } }),
    replaces: publicationKeys.all,
    scope: { id: 'publications' },
    show: (cache: Parameters<typeof showPublication>[0], { publication, at, timeZone, dueAt }: Move) => {
      replacePublication(cache, { ...publication, at, timeZone, dueAt, state: 'scheduled', isQueued: false })
      return () => replacePublication(cache, publication)
    },
    settle: showPublication,
  }
}

type Choice = Pick<Publication, 'id'>

/** Cancels it for good. */
export function useCancelPublication(outcome: Outcome<Publication, Choice> = {}) {
  return useChangePublication(({ id }: Choice) => callApi('cancelPublication', { params: { id } }), outcome)
}

export type Sending = Choice & { again?: true }

export function usePublishNow(outcome: Outcome<Publication, Sending> = {}) {
  return useChangePublication(
    ({ id, again }: Sending) => callApi('publishNow', { params: { id }, ...(again && { body: { again } }) }),
    outcome,
  )
}

export function useDeleteAtLinkedin(outcome: Outcome<Publication, Choice> = {}) {
  return useChangePublication(({ id }: Choice) => callApi('deleteAtLinkedIn', { params: { id } }), outcome)
}

/** All that is held goes on. */
export function useContinueHeld(outcome: Outcome<{ count: number }, void> = {}) {
  return useMutation({
    mutationFn: () => callApi('continueHeld', {}),
    onSuccess: (answer, _none, _result, { client }) => {
      void client.invalidateQueries({ queryKey: publicationKeys.all })
      outcome.onSuccess?.(answer, undefined)
    },
    onError: (error) => outcome.onError?.(error, undefined),
  })
}

export type Resolution = Choice & { answer: Body<'resolvePublication'> }

/** The author's word on one whose outcome nobody knows. */
export function useResolvePublication(outcome: Outcome<Publication, Resolution> = {}) {
  return useChangePublication(
    ({ id, answer }: Resolution) => callApi('resolvePublication', { params: { id }, body: answer }),
    outcome,
  )
}

function useChangePublication<Variables>(
  mutationFn: (variables: Variables) => Promise<Publication>,
  outcome: Outcome<Publication, Variables>,
) {
  return useMutation({
    mutationFn,
    onSuccess: (changed, variables, _result, { client }) => {
      showPublication(client, changed)
      outcome.onSuccess?.(changed, variables)
    },
    onError: (error, variables, _result, { client }) => {
      // a refusal mostly means that it went on meanwhile
      void client.invalidateQueries({ queryKey: publicationKeys.all })
      outcome.onError?.(error, variables)
    },
  })
}
