import { queryKeys } from '../keys.ts'

/** The keys of publication lists; they share a prefix, so that one invalidation reaches them all. */
export const publicationKeys = {
  all: queryKeys.publications,
  ofPost: (id: string) => [...queryKeys.publications, 'post', id],
  between: (days: object) => [...queryKeys.publications, 'between', days],
  held: [...queryKeys.publications, 'held'],
  queue: (accountId: string) => [...queryKeys.publications, 'queue', accountId],
} as const
