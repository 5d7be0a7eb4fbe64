import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Day } from '#client/lib/days'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from '../keys.ts'
import { useOptimisticChange } from '../optimistic.ts'
import type { Outcome } from '../outcome.ts'
import { refreshLists } from '../posts/post-cache.ts'
import { pauseUntilChange } from './pause-until-change.ts'
import { type Publication, replacePublication, showPublication } from './publication-cache.ts'
import { publicationKeys } from './publication-keys.ts'

/** Posts scheduled for LinkedIn or published there. Refetched when a change is due. */

/** The most that one request returns. */
const publicationsAtOnce = 200

/**
 * Of one post, the latest first.
 * @param isWanted false loads nothing
 */
export function usePostPublications(postId: string, isWanted = true) {
  return useQuery({
    queryKey: publicationKeys.ofPost(postId),
    queryFn: ({ signal }) => callApi('listPostPublications', { params: { id: postId }, signal }),
    enabled: isWanted,
    refetchInterval: ({ state }) => pauseUntilChange(state.data ?? [], Date.now()),
  })
}

/** Fetches the current publications of a post. */
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

/**
 * Due or published between two days, both included, the soonest first.
 * @param isWanted false loads nothing
 */
export function usePublicationsBetween(from: Day, to: Day, isWanted: boolean) {
  return useQuery({
    queryKey: publicationKeys.between({ from, to }),
    queryFn: ({ signal }) => callApi('listPublications', { query: { from, to, limit: publicationsAtOnce }, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => pauseUntilChange(state.data ?? [], Date.now()),
  })
}

/**
 * Those held since the server was restored, the soonest first.
 * @param isWanted false loads nothing
 */
export function useHeldPublications(isWanted: boolean) {
  return useQuery({
    queryKey: publicationKeys.held,
    queryFn: ({ signal }) =>
      callApi('listPublications', { query: { state: 'held', limit: publicationsAtOnce }, signal }),
    enabled: isWanted,
  })
}

/** The publications in an account's queue, and the next free time. */
export function useQueue(accountId: string, isWanted = true) {
  return useQuery({
    queryKey: publicationKeys.queue(accountId),
    queryFn: ({ signal }) => callApi('getQueue', { params: { id: accountId }, signal }),
    enabled: isWanted && accountId !== '',
    staleTime: 0,
  })
}

export type Reordering = { accountId: string; publications: readonly Publication[] }

/** Reorders an account's queue; shown at once, and rolled back when the server refuses. */
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

export type CommentChange = { id: string; text: string }

/** Another first comment, or none for ''. Where a team approves posts, its review is another too. */
export function useChangeFirstComment(outcome: Outcome<Publication, CommentChange> = {}) {
  const cache = useQueryClient()
  return useChangePublication(
    ({ id, text }: CommentChange) => callApi('changeFirstComment', { params: { id }, body: { text } }),
    {
      ...outcome,
      onSuccess: (publication, change) => {
        void cache.invalidateQueries({ queryKey: queryKeys.reviews })
        outcome.onSuccess?.(publication, change)
      },
    },
  )
}

/** Its author says that the first comment is there. */
export function useMarkFirstCommentAdded(outcome: Outcome<Publication, { id: string }> = {}) {
  return useMutation({
    mutationFn: ({ id }: { id: string }) => callApi('markFirstCommentAdded', { params: { id } }),
    onSuccess: (publication, variables, _result, { client }) => {
      replacePublication(client, publication)
      outcome.onSuccess?.(publication, variables)
    },
    onError: (error, variables) => outcome.onError?.(error, variables),
  })
}

/** Publishes the post, now or at its time. */
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
  /** The resulting time, to show it at once. */
  dueAt: string
  again?: true
}

/** Reschedules it; shown at once, and rolled back when the server refuses. */
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

/** Continues all that are held. */
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

/** The author's answer for one whose outcome is unknown. */
export function useResolvePublication(outcome: Outcome<Publication, Resolution> = {}) {
  return useChangePublication(
    ({ id, answer }: Resolution) => callApi('resolvePublication', { params: { id }, body: answer }),
    outcome,
  )
}

export type LendingAnswer = Choice & Body<'allowLending'>

/** The word of the account's owner on a post that goes out under it. */
export function useAnswerLending(outcome: Outcome<unknown, LendingAnswer> = {}) {
  return useMutation({
    mutationFn: ({ id, allow }: LendingAnswer) => callApi('allowLending', { params: { id }, body: { allow } }),
    onSuccess: async (answer, variables, _result, { client }) => {
      await client.invalidateQueries({ queryKey: publicationKeys.all })
      void refreshLists(client)
      outcome.onSuccess?.(answer, variables)
    },
    onError: (error, variables, _result, { client }) => {
      void client.invalidateQueries({ queryKey: publicationKeys.all })
      outcome.onError?.(error, variables)
    },
  })
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
      // a refusal mostly means that its state has changed meanwhile
      void client.invalidateQueries({ queryKey: publicationKeys.all })
      outcome.onError?.(error, variables)
    },
  })
}
