import {
  type DefaultError,
  type MutationFunction,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
} from '@tanstack/react-query'
import { removeItem } from './lists.ts'
import type { Outcome } from './outcome.ts'

/** Optimistic changes: shown before the server confirms them, and rolled back when it refuses. */

interface OptimisticChange<Variables, Answer> extends Outcome<Answer, Variables> {
  mutationFn: MutationFunction<Answer, Variables>
  /** Shows the change. Returns a rollback of this change alone, since others may follow before the response. */
  show: (cache: QueryClient, variables: Variables) => () => void
  /**
   * Cancels pending fetches of these queries, which would overwrite the change with old data. They are asked for again
   * once the server has answered.
   */
  replaces?: QueryKey
  /** Updates or invalidates other cached data, or stores the server's response. */
  settle?: (cache: QueryClient, answer: Answer, variables: Variables) => void
  /** Changes of one scope are sent one after the other, so that the last click wins. */
  scope?: { id: string }
}

export function useOptimisticChange<Variables, Answer>(change: OptimisticChange<Variables, Answer>) {
  return useMutation(optimisticChange(change))
}

/** The options of `useOptimisticChange`. */
export function optimisticChange<Variables, Answer>({
  mutationFn,
  show,
  replaces,
  settle,
  scope,
  onSuccess,
  onError,
}: OptimisticChange<Variables, Answer>): MutationOptions<Answer, DefaultError, Variables, Shown> {
  const isAsked = (client: QueryClient) => replaces !== undefined && client.isFetching({ queryKey: replaces }) > 0
  return {
    mutationFn,
    scope,
    onMutate: async (variables, { client }) => {
      const hasCancelled = isAsked(client)
      if (replaces) await client.cancelQueries({ queryKey: replaces })
      return { takeBack: show(client, variables), hasCancelled }
    },
    onSuccess: (answer, variables, _shown, { client }) => {
      settle?.(client, answer, variables)
      onSuccess?.(answer, variables)
    },
    onError: (error, variables, shown) => {
      shown?.takeBack()
      onError?.(error, variables)
    },
    onSettled: (_answer, _error, _variables, shown, { client }) => {
      // what was asked for since may have been read before the change
      if (shown?.hasCancelled || isAsked(client)) void client.invalidateQueries({ queryKey: replaces })
    },
  }
}

interface Shown {
  takeBack: () => void
  hasCancelled: boolean
}

interface OptimisticRemoval<Item, Answer> extends Outcome<Answer, Item> {
  mutationFn: MutationFunction<Answer, Item>
  /** The item leaves every list cached below this key, and returns to its place in each when the server refuses. */
  lists: QueryKey
  /** Invalidates other data after the removal. */
  settle?: (cache: QueryClient, item: Item) => void
}

export function useOptimisticRemoval<Item extends { id: string | number }, Answer>(
  removal: OptimisticRemoval<Item, Answer>,
) {
  return useMutation(optimisticRemoval(removal))
}

/** The options of `useOptimisticRemoval`. */
export function optimisticRemoval<Item extends { id: string | number }, Answer>({
  lists,
  settle,
  ...change
}: OptimisticRemoval<Item, Answer>): MutationOptions<Answer, DefaultError, Item, Shown> {
  return optimisticChange({
    ...change,
    replaces: lists,
    show: (cache, { id }) => removeItem<Item>(cache, lists, id),
    settle: (cache, _answer, item) => settle?.(cache, item),
  })
}
